"""The game server: tables that people join with a browser (docs/server.md, docs/protocol.md, docs/security.md)."""
