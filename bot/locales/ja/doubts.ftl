doubts-score = **{ $score }**はここでは珍しい点数です。ふつうは{ $low }から{ $high }の間、点差は{ $margin }までです。これで合っていますか。
doubts-right = 合っています
doubts-before-start = この対局の開始は{ $start }です。もう終わりましたか。
doubts-before-start-counts = 開始前の報告は、相手が確認するかディレクターが裁定するまで確定しません。
doubts-rating = **{ $rating }**で合っていますか？ほかのレーティングは{ $low }〜{ $high }です。
doubts-rating-odd = **{ $rating }**で合っていますか？考えにくいレーティングです。
doubts-past = ⚠ { $what }は過去の日時です。
doubts-order = ⚠ { $first }が{ $second }より後になっています。
doubts-prizes = ⚠ { $where }：*賞*には{ $lines }件、形式の設定では{ $option }件です。このままでよいですか？
doubts-class-named = クラス{ $letter }
doubts-places = 順位
doubts-no-rating = レーティングがない人（シードに必要です）
doubts-unrated = { $size }人中{ $count }人にレーティングがありません。シードはほぼ登録順か抽選になります。
doubts-many-rounds = { $size }人で{ $rounds }ラウンドでは、全員が全員と当たります。
doubts-ratings-soon = レーティングは{ $at }に確定しますが、{ $size }人中{ $count }人にありません：{ $names }。シードはほぼ申込順か抽選になります。`/players rating`か`/players import`で入力できます。
doubts-odd-scores = ここでは珍しい得点が{ $count }件あります。確かめてください：{ $games }。`/round result`で訂正できます。
# A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported
doubts-team-mate = 同じチームの**{ $name }**さんの報告は「{ $said }」です。別の結果に変えますか？
