helping-found = これかもしれません：
helping-nothing-found = 「{ $words }」で今ここで使えるものは見つかりませんでした。*組み合わせ*など、別の言葉を試してください。
helping-how-to-find = お探しのものは`/help find:`でどんな言葉でも探せます：check-in、kick、report…
helping-nothing-here = このチャンネルに大会はありません。サーバーの大会は`/tournament list`で見られます。
helping-host = このチャンネルにまだ大会はありません。`/td tonight`は今いる人で始め、`/td create`は大きな大会を準備します。
helping-director = この大会のディレクターはあなたです。下のボタンで次へ進み、`/td options`で変更、`/td undo`で一つ戻せます。
helping-player = あなたの分は以上です。ほかは`/tournament standings`と`/tournament pairings`で見られます。
helping-visitor = このチャンネルの大会は**{ $title }**です。今できることはこちらです：
