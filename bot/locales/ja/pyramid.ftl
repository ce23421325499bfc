### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = リーグ
pyramid-moves = 昇降
pyramid-this-cycle = 今回
pyramid-next-cycle = 次回
pyramid-champion = 優勝
pyramid-carried = 次回の階層が同じ数なら、この順位が進む先。
pyramid-tier = 階層{ $letter }
pyramid-pyramid = リーグのピラミッド
pyramid-key = ↑ 昇格、↓ 降格
pyramid-key-and-text = ↑ 昇格、↓ 降格。他の名前は本文に
pyramid-from-to = { $before }から{ $after }へ
pyramid-up-and-down = 昇格{ $up }人、降格{ $down }人
pyramid-goes-up = { $name }は{ $before }から{ $after }へ昇格。
pyramid-goes-down = { $name }は{ $before }から{ $after }へ降格。
pyramid-stays = { $name }は{ $league }に残留。
pyramid-leaves = { $name }は{ $league }を離脱。
pyramid-joins = { $name }は{ $league }に新加入。
pyramid-new = 新加入
pyramid-out = 離脱
pyramid-players = { $count }人
pyramid-in-leagues = { $count }リーグ
