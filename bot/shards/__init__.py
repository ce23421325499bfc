"""Share a bot among several processes with one database: assignment of Discord's shards, and failover.

Theory of operation. `HERALD_SHARDS` of each process sets which shards it runs (`plan`). A server belongs to the shard
that Discord computes from its id, so exactly one process posts, runs the timetable and maintains boards for it. A
process holds the lease of the bot together with the others, under a digest of what they must agree on (`agreement`),
and one lease for each of its shards, all or none (`bot.runtime.leases`). Processes with the same shards are standbys of
each other. Commands may arrive at any process: the primary key of the log decides between two that write at once, and
what a process writes about servers of others is notified to them (`storage.news`). Identifying at Discord is serialized
by locks in the database (`client`).
"""
