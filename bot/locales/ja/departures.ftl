### サーバーを抜けたプレイヤー。

departures-has-left =
    { $games ->
        [0] **{ $name }**さんがサーバーを抜けました。この枠をどうしますか？
       *[other] **{ $name }**さんが、未対局{ $games }局を残してサーバーを抜けました。この枠をどうしますか？
    }
departures-opponent-left = **{ $name }**さんがサーバーを抜けたため、対局が行われない可能性があります。対応はディレクターに確認中です。
departures-away = ⚠️ { $names }さんがサーバーを抜けています（{ $count }人）。組み合わせの前に外すには`/players withdraw`を使ってください。
departures-kept = **{ $name }**さんは残り、これまでどおり組み合わせに入ります。
departures-replacing = **{ $name }**さんの代わりは、サーバー内で`/players replace`を使って指定してください。
departures-voice-left = **{ $guest }**さんの代理の**{ $name }**さんがサーバーを離れました。**{ $guest }**さんは参加したままです。`/team add`で別の人を、`/team remove`で代理なしにできます。
