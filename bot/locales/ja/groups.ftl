groups-own-threads = グループごとに、このチャンネルに専用スレッドがあります。表、対局、結果はそこで見られます。順番に開かれるので、自分のスレッドができるまでは**{ $button }**を押してください。
groups-my-group = 自分のグループ
groups-which-game = どの対局が終わりましたか？
groups-timed-out-noted = 記録しました。ディレクターが対局を確かめて、時間切れ負けと裁定します。
groups-lost-on-time = 時間切れ負けです。
groups-ruled = 裁定：時間切れ負けです。
groups-games-played = { $games }局中{ $played }局終了。
groups-stage-begins =
    {""}**{ $title }**が始まります。選手{ $entrants }人、{ $groups }グループです。
groups-outside = グループなし：{ $names }。
groups-group-begins-games-1 = **{ $title }**が始まります。
groups-group-begins =
    {""}**{ $title }**が始まります。{ $games }局すべてが始められます。順番は自由です。
groups-complete = { $title }：全対局終了
groups-group-opens = **{ $title }**が始まります。専用スレッドがあります。
groups-more-games = **{ $title }**：次の対局が始められます。
groups-see-thread = あなたのスレッド：<#{ $thread }>
groups-lost-on-time-2 = { $players }：{ $absent }さんの時間切れ負け、または不戦敗です。
groups-timed-out = **{ $player }**さんによると、**{ $opponent }**さんが時間切れ負けになったそうです。対局を確かめて裁定してください。
groups-time-control = 持ち時間：{ $time_control }
groups-how-to-report = 相手を誘って対局し、終わったら**結果を報告**を押してください。どちらの報告でも構いません。
groups-under-way = 進行中
groups-parts-title = グループから決勝まで
