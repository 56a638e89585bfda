"""Work for child processes: bots, and the solver behind hints and drafts."""
