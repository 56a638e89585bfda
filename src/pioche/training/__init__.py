"""Training of the learned player by self-play (`pioche train`); needs the extra `train`."""
