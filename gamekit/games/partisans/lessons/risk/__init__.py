"""Risk and stopping: the questions of the lesson, the boards behind them, the exercises."""
