"""Work for other processes: bots that think, the solver behind hints and drafts."""
