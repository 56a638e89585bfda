"""What commands that play many games share: processes, shares of games, the bar, pictures, house rules as given."""
