"""Hold the global interpreter lock (GIL) for ever, as a backtracking regular expression does, but without CPU time."""

import ctypes


def hold_the_lock() -> None:
    """Wait for a mutex of the C library that this thread holds itself; `PyDLL` keeps the GIL during a call.

    Signals do not interrupt `pthread_mutex_lock`. On Linux, zeros are an unlocked mutex.
    """
    lock, mutex = ctypes.PyDLL(None).pthread_mutex_lock, ctypes.create_string_buffer(64)
    lock(mutex)
    lock(mutex)
