receipts-title = Ce qui est arrivé de ta part
