"""Share a bot among several processes with one database: assignment of Discord's shards, and failover."""
