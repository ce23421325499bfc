doubts-score = **{ $score }**はここでは珍しい点数です。ふつうは{ $low }から{ $high }の間、点差は{ $margin }までです。これで合っていますか。
doubts-right = 合っています
doubts-rating = **{ $rating }**はほかのレーティング({ $low }〜{ $high })とかけ離れています。間違いなら`/players rating`で入れ直してください。
doubts-past = ⚠ { $what }は過去の日時です。
doubts-order = ⚠ { $first }が{ $second }より後になっています。
doubts-no-rating = レーティングがない人(シードに必要です)
doubts-unrated = { $size }人中{ $count }人にレーティングがありません。シードはほぼ登録順か抽選になります。
doubts-many-rounds = { $size }人で{ $rounds }ラウンドでは、全員が全員と当たります。
