"""The learned player of the card game: what it sees (`record`, `features`), its network, how it chooses (`mind`)."""
