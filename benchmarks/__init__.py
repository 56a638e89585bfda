"""Each module here is a benchmark that `./dev bench NAME` runs; `bars` and `race` are what they share."""
