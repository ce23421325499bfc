### COPのラウンドを数行で。

cop-preview-no-repeats = 再戦なし。
cop-preview-leader = 首位の**{ $name }**は**{ $opponent }**と当たります。
cop-preview-gibsonized = ギブソン: { $names }。
cop-preview-contender = { $place } **{ $name }**({ $rank }位)
cop-preview-contenders = 各賞の一番下の候補: { $names }。
cop-preview-repeat = { $players }(これまで{ $times }回、前回は第{ $last }ラウンド)
cop-preview-repeats = 再戦{ $count }組: { $pairs }。
cop-preview-more-repeats = …ほか{ $count }組。
