"""The tables that this process serves: who is connected, what they are sent, how the log grows."""
