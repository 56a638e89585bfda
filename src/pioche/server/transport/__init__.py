"""Connections: limits on requests, WebSockets, admission."""
