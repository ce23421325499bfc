### 大会の次のステップ：ボタンの文字と、その前の確認。

next-step-done-already = それはもう済んでいます。
next-step-label-open = 参加受付を始める
next-step-label-close = 参加受付を締め切る
next-step-label-start = スタート
next-step-label-round = 第{ $round }ラウンドを組む
next-step-label-finish = 確定する
# What the next step will do, above its button.
next-step-will-open = 次のステップ：参加受付を始めます。
next-step-will-close = 次のステップ：{ $entrants }人で参加受付を締め切ります。
next-step-will-start = 次のステップ：{ $entrants }人で参加受付を締め切り、すぐに第1ラウンドを発表します。
next-step-will-round = 次のステップ：第{ $round }ラウンドを組みます。
next-step-will-finish = すべての対局が終わりました。次のステップ：順位を確定します。
# It would come earlier than announced.
next-step-early-close = 参加受付は{ $at }までと案内しています。今締め切りますか？
next-step-now-close = 今締め切る
next-step-early-round = 開始は{ $at }と案内しています。今第1ラウンドを発表しますか？
next-step-now-round = 今発表する
next-step-label-check-in = チェックインを締め切る
next-step-will-check-in = 次：チェックインを締め切ります。していない人は外れます。
next-step-early-check-in = チェックインは{ $at }までと案内されています。今締め切りますか？
next-step-now-check-in = 今締め切る
next-step-label-field = 参加者を確定
next-step-will-field = 次：参加者{ $entrants }人で確定します。
next-step-import-first = まだ誰もいません。`/players import`で参加者のリストを読み込みます。
next-step-label-games = 次の対局を組む
next-step-will-games = 次のステップ：次の対局を組みます。
next-step-no-round-yet = プレビューできるラウンドはまだありません。
