"""What each module adds, and what a change of the rules does to the whole: predicted first, then measured."""
