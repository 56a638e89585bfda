"""The full-screen program of `pioche play`, made with Textual: `table` draws, `drafting` moves tiles, `app` reacts."""
