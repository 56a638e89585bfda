"""Connections: limits on requests, WebSockets, who may come in."""
