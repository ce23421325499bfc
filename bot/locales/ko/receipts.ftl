### 받은 것.

receipts-title = 내가 보낸 것
receipts-nothing = 아직 없어요.
receipts-head = 기록 { $found }건, 최신순.
receipts-head-latest = 기록 { $found }건, 최신순. 최근 { $shown }건만 보여요.
receipts-taken-back = (취소됨)
receipts-by-link = (내 링크로)
