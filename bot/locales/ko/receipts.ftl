### 받은 것.

receipts-title = 내가 보낸 것
