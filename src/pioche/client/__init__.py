"""A client of the wire protocol (docs/protocol.md): one seat at a table, at a server or in this process against bots.

What is legal, why something is refused and every sentence come from the table and from `engine.game`.
`table_client.TableClient` keeps the state of one seat; `local` connects it to a table in this process, `remote` to one
on a server; `commands` does what a typed line says. `pioche.play` shows it to people, `pioche.assistant` to programs.
"""
