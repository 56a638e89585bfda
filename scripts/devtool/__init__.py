"""The implementation of ./dev. Standard library only: it runs before anything is installed."""
