errors-files-no-times-yet = **{ $title }**のこれらの対局にはまだ時刻がないので、カレンダーに入れるものがありません。時刻が出てからもう一度どうぞ。
errors-files-not-like-chess = **{ $title }**には、チェス連盟のファイルに入るものがありません。入るのは、始まっているスイス式と総当たりのステージだけです。表にはすべて入っています。
errors-files-no-game-records = **{ $title }**には、手を取得できる対局がありません。終わっていて、lichess.orgのように棋譜を渡すゲームサーバーで行われた対局だけです。
