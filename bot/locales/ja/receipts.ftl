receipts-title = 受け取ったもの
