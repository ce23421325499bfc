"""`/td`: everything directors and coordinators do. Discord shows it to those who may manage the server's events.

Directors rule, coordinators operate: every command says with `resolve.staffed` for whom it is.
"""
