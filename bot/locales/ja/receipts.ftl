receipts-title = 受け取ったもの
receipts-head = ログに{ $found }件、新しい順です。
receipts-head-latest = ログに{ $found }件、新しい順で最新の{ $shown }件です。
receipts-nothing = まだ何もありません。
receipts-taken-back = （取り消し済み）
receipts-by-link = （あなたのリンク経由）
