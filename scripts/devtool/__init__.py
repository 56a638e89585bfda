"""What stands behind ./dev. Standard library only: it runs before anything is installed."""
