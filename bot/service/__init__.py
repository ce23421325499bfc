"""What runs tournaments: loading them, carrying out commands, the worker, cycles, money, final places."""
