"""The last metre to Discord: posts, live boards, threads, scheduled events."""
