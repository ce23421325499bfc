draws-draws = 抽選
draws-no-draws = 抽選はまだ行われていません。
draws-how-to-check = どの抽選も計算し直せます。文字列`seed/purpose/counter`のSHA-256を数Nとして読み、`low + N mod (high - low + 1)`を求めます。(Nが大きすぎて小さい結果に偏るときは、そうでなくなるまで`/1`、`/2`、…を文字列に付け足します。)乱数シードはどれも、先に決められた大会の乱数シードから作られます。
draws-nobody-in-time = 時間内に誰も答えなかったので、これで決まりです。
draws-by-director = ディレクターが入力しました。
draws-seed-commitment-line-no-seed = 大会の乱数シードのSHA-256は`{ $commitment }`です。乱数シードは大会の終了後に公開されます。
draws-seed-commitment-line = 大会の乱数シードは`{ $seed }`、そのSHA-256は`{ $commitment }`です。
draws-announced = { $low }から{ $high }までの数字を抽選します。秘密の値はもう決まっていて、そのSHA-256は`{ $commitment }`です。誰でも確かめられるよう、秘密の値は数字と一緒に公開されます。
draws-call-until = 抽選の前に、{ $due }までに予想を言ってください。二人のどちらでも構いません。
draws-answered-by = { $name }さんが答えました。
draws-seed-line = 乱数シード`{ $seed }`
draws-example = 最初の抽選なら、`{ $seed }/{ $purpose }/{ $counter }`をそのままハッシュします。
draws-draw-line = { $purpose }:**{ $value }**({ $low }~{ $high })
draws-word-given =
    { $for_all ->
        [yes] { $who }が「{ $word }」をすべての抽選に混ぜました。
       *[no] { $who }が「{ $word }」を抽選に混ぜました。
    }
draws-told-secret = 秘密の値は`{ $secret }`でした。
draws-told-mixed = 混ぜた言葉(この順):{ $given }。一つごとに、秘密の値、スラッシュ、言葉をつないだもののハッシュが新しい秘密の値になり、最後は`{ $seed }`です。
draws-told-number = `{ $text }`のSHA-256を{ $size }で割った余りは{ $rest }なので、数字は{ $value }です。
