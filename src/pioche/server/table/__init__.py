"""A table without network, database or event loop: its log, its state, who may do what, who sees what."""
