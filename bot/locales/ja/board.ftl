board-next = 次の予定
board-standings = 順位表
board-leaders = 首位
board-games = これからの対局
board-all-played = 対局はすべて終わりました。次は最終順位です。
board-directors-pair = 次のラウンドはディレクターが始めます。
board-paused = タイムテーブルは一時停止中です。
board-draft = 参加受付は始まっていません。
board-not-posted = ボードはまだありません。参加受付とともに出ます。
board-posted-anew = ボードをチャンネルの一番下に投稿し直しました。
board-not-pinned = この大会のボードをピン留めできませんでした。チャンネルで*メッセージをピン留め*の権限をください。ピンがいっぱいなら何か外すか、ご自分でボードをピン留めしてください。どの場合もボードは更新され続けます。
board-round-played =
    {""}**{ $title }**：{ $games }局中{ $played }局終了
board-questions = あと{ $count }件の答えがそろったら先へ進みます。
board-games-until = 対局は{ $at }までです
board-and-others = ほか{ $count }件
board-branch-open = **{ $title }**が{ $count }人で並行して行われています。まだ結果はありません。
board-branch-begun = **{ $title }**は並行してまだ続いています。
board-branch-held = **{ $title }**が終わりました。優勝：**{ $names }**。
board-branch-cancelled = **{ $title }**は中止されました。
board-where = ボードはこちら：{ $url }
board-picture-of = 画像は{ $at }時点のものです。更新は1分に1回までです。
board-on-hold = 保留中です。ディレクターが再開すると続きます。
board-results =
    あと{ $count }局の結果を待っています。
# What comes next in an evening. $at: in 2 minutes
board-soon = 次は{ $what }（{ $at }）
board-final-standings = 最終順位
