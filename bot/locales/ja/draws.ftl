draws-draws = 抽選
draws-no-draws = 抽選はまだ行われていません。
draws-how-to-check = どの抽選も計算し直せます。文字列`seed/purpose/counter`のSHA-256を数Nとして読み、`low + N mod (high - low + 1)`を求めます。（Nが大きすぎて小さい結果に偏るときは、そうでなくなるまで`/1`、`/2`、…を文字列に付け足します。）乱数シードはどれも、先に決められた大会の乱数シードから作られます。
draws-nobody-in-time = 時間内に誰も答えなかったので、これで決まりです。
draws-by-director = ディレクターが入力しました。
draws-seed-commitment-line-no-seed = -# 公正な抽選：すべての抽選は、すでに決まっていて終了後に公開される一つの乱数から行います。そのSHA-256は`{ $commitment }`です。
draws-seed-commitment-line = -# 公正な抽選：乱数は`{ $seed }`、そのSHA-256は`{ $commitment }`でした。
draws-announced = { $low }から{ $high }までの数字を抽選します。秘密の値はもう決まっていて、そのSHA-256は`{ $commitment }`です。誰でも確かめられるよう、秘密の値は数字と一緒に公開されます。
draws-call-until = 抽選の前に、{ $due }までに予想を言ってください。二人のどちらでも構いません。
draws-answered-by = { $name }さんが答えました。
draws-seed-line = 乱数シード`{ $seed }`
draws-example = 最初の抽選なら、`{ $seed }/{ $purpose }/{ $counter }`をそのままハッシュします。
draws-draw-line = { $purpose }：**{ $value }**({ $low }~{ $high })
draws-word-given =
    { $for_all ->
        [yes] { $who }が「{ $word }」をすべての抽選に混ぜました。
       *[no] { $who }が「{ $word }」を抽選に混ぜました。
    }
draws-told-secret = 秘密の値は`{ $secret }`でした。
draws-told-mixed = 混ぜた言葉（この順）：{ $given }。一つごとに、秘密の値、スラッシュ、言葉をつないだもののハッシュが新しい秘密の値になり、最後は`{ $seed }`です。
draws-told-number = `{ $text }`のSHA-256を{ $size }で割った余りは{ $rest }なので、数字は{ $value }です。
# When words close and the draw is made.
draws-closes = 言葉は{ $at }まで受け付け、その時点で抽選します。
# A public beacon will be mixed into the draw. $at is a moment.
draws-beacon = 最後に、公開ビーコンdrandが{ $at }に発表する第{ $round }回の値を混ぜます。それまでは誰にもわかりません：`{ $address }`
# The host cannot reach a public beacon.
draws-no-beacon = このサーバーからは公開ビーコンに接続できないため、混ぜません。事前に誰も知らないのは皆さんの言葉だけです。
# How the number will be computed. $purpose is a text to hash.
draws-how = 計算方法：混ぜるもの1つごとに順に、`秘密/言葉`のSHA-256が秘密に取って代わります。数は、`秘密/{ $purpose }/0`のSHA-256を{ $size }で割った余りに{ $low }を足したものです。
# The last thing mixed in was the beacon's randomness.
draws-told-beacon = 最後のものはdrandの第{ $round }回の値です：`{ $address }`
# A draw was made without the beacon that had been named.
draws-told-no-beacon = ⚠️ 予告したビーコンは使いませんでした。ログの検証にも示されます。
# A director chose the seed.
draws-seed-chosen = -# ⚠️ この乱数はディレクターが選びました。短いものにだけ、ランダムなビットが加わります。
# The draw waits for a round of the beacon. $until is a moment.
draws-waiting = ⏳ drandの第{ $round }回に接続できないため、この抽選は待っています。{ $until }にもう一度試します。ディレクターがここで宣言しない限り、これなしでは抽選しません。
# A director has a draw made without its beacon, for the reason $text.
draws-waived = ⚠️ { $who }がビーコンなしの抽選を決めました：「{ $text }」
# Instead of being drawn, the draw was announced again.
draws-announced-again = 大会が元のシードなしでインポートされたため、この抽選をもう一度予告しました。新しい時刻に抽選します。
