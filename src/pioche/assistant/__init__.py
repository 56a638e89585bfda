"""`pioche mcp`: a seat at a table for an assistant, by the Model Context Protocol (docs/assistants.md).

A client of the wire protocol like `pioche play` (`pioche.client`): it knows no rule, and it is told what its seat may
know. `chair` is one seat, with everything that it is told as text; `chairs` opens and finds them; `tools` offers them
to a language model.
"""
