"""Tables without a server: the server's own tables in the page's own Python (docs/device.md)."""
