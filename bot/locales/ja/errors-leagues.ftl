errors-leagues-no-ratings-off = このボットの運営者が、online-go.comからの読み込みをオフにしています。代わりに`/players import`を使ってください。
errors-leagues-no-ratings-elsewhere = この大会はonline-go.comのレーティングを使いません。`/players import`でアップロードしてください。
errors-leagues-no-ratings-nobody = online-go.comの番号を教えてくれた人がまだいません。参加登録のときにたずねるほか、`/players import`の列`ogs_id`でも取り込めます。
errors-leagues-no-group = ここにそのリーグはないか、あなたはどのリーグにもいません。`/tournament league`の一覧から選んでください。
errors-leagues-no-last-cycle = **{ $title }**には、元となる終わった大会がありません。次のサイクルは`/td create after:`で作ってください。
errors-leagues-what-or-after = `what:`でプリセットか形式を選ぶか、`after:`で元の大会を選んでください。両方は指定できません。
errors-leagues-no-ratings-unlinked = この大会の対局サーバーのアカウントを連携した人はまだいません。`/me account` で連携できます。
