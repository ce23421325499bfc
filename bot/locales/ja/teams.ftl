### チームとゲスト。
teams-field = チーム名
teams-field-help = 空欄なら自分の名前で参加します。
teams-add-others = ほかの人は`/team add`で追加します。1チームは最大{ $most }人で、全員が結果を報告できます。
teams-joined = { $name }が{ $entrant }に加わりました。チームの報告・チェックイン・回答ができます。
teams-left = { $name }は{ $entrant }から抜けました。
teams-speaks = { $name }が{ $entrant }の代理になりました。代わりに報告・チェックイン・回答ができます。
teams-silent = { $name }は{ $entrant }の代理ではなくなりました。
teams-members = チームのメンバー：{ $names }
teams-voice = ゲスト（代理：{ $names }）
