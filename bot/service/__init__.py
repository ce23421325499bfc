"""The application service: loading tournaments, carrying out commands, the worker, cycles, money, final places."""
