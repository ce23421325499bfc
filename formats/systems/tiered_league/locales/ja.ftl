### 形式が言うこと。

format-tiered-league-title = 階層リーグ

format-tiered-league-summary = 5〜10人のリーグを階層に分け、昇格と降格、タイトル戦があります。

format-tiered-league-left-over = { $found }人いますが、リーグは{ $limit }人分です：残りは5人のリーグをもう一つ作るには足りません。
format-tiered-league-left-over-holder = タイトル保持者のほかに{ $found }人いますが、リーグは{ $limit }人分です：残りは5人のリーグをもう一つ作るには足りません。

format-tiered-league-tier-overfull = { $found }人の前回順位が同じ階層につながりますが、枠は{ $limit }人です。last_tierとlast_rankを直してください。

format-tiered-league-bad-record = last_tierとlast_rankは0より小さくできません。{ $who }の値を直してください。

format-tiered-league-two-holders = タイトル保持者は一人だけです（last_tier 0）。{ $who }のうち一人を直してください。

format-tiered-league-holder = { $who1 }がタイトルを持ち、リーグAの優勝者を待ちます。

format-tiered-league-full-tier = 階層{ $tier }：{ $players }人、リーグ数：{ $leagues }。

format-tiered-league-lowest-tier = 階層{ $tier }（最下層）：{ $players }人、リーグ数：{ $leagues }。

format-tiered-league-lost-title = { $who1 }はタイトルを失い、階層{ $tier }で対局します。

format-tiered-league-stays-on-top = { $who1 }は階層{ $tier }に残ります：そこで{ $rank }位。

format-tiered-league-goes-up = { $who1 }は階層{ $tier }に上がります：階層{ $last }で{ $rank }位。

format-tiered-league-stays = { $who1 }は階層{ $tier }に残ります：そこで{ $rank }位。

format-tiered-league-goes-down = { $who1 }は階層{ $tier }に下がります：階層{ $last }で{ $rank }位。

format-tiered-league-in-lowest = { $who1 }は階層{ $last }で{ $rank }位、最下層の階層{ $tier }で対局します。

format-tiered-league-drawn = { $who1 }が階層{ $tier }を埋めます：残りの中で最高の{ $value }。

format-tiered-league-drawn-with-bonus = { $who1 }が階層{ $tier }を埋めます：残りの中で最高の{ $rating } + { $bonus } = { $value }。

format-tiered-league-drawn-disqualified = { $who1 }が階層{ $tier }を埋めます：残りの中で最高の{ $value }。失格の後は加点がありません。

format-tiered-league-next-in-line = 階層{ $tier }の次の候補は{ $who1 }（{ $value }）でした。

format-tiered-league-left = { $who1 }は最下層の階層{ $tier }で対局します。前回の順位がありません。

format-tiered-league-league = { $who1 }は階層{ $tier }の{ $number }番（{ $rating }）で、リーグ{ $league }で対局します。

format-tiered-league-round = 各リーグの対局{ $round }/{ $rounds }。すべての対局が同時に始められます。順番は自由です。

format-tiered-league-table = { $who1 }と{ $who2 }はどちらも総当たりのリーグ{ $league }にいます。

format-tiered-league-walkover = { $who1 }は対局なしで1点：{ $who2 }が抜けました。

format-tiered-league-title-game = タイトル戦第{ $game }局：{ $who1 }が保持者、{ $who2 }がリーグAの優勝者です。{ $wins }勝で決まります。

format-tiered-league-title-sides = 第1局は抽選で{ $who1 }が黒です。その後は毎局替わります。

format-tiered-league-line-title = ↑ タイトル戦へ

format-tiered-league-line-up = ↑ 階層{ $tier }へ

format-tiered-league-line-down = ↓ 階層{ $tier }へ

format-tiered-league-holds-title = { $who1 }がタイトルを持っています。

format-tiered-league-won-title = { $who1 }がタイトルを獲得しました。

format-tiered-league-trophy = { $who1 }がリーグ{ $league }の{ $place }位のトロフィーを獲得しました。

format-tiered-league-parted-by-sodos = { $who1 }は{ $who2 }より上：同点で、より強い相手に勝ちました（SODOS）。

format-tiered-league-parted-by-last-tier = { $who1 }は{ $who2 }より上：得点とSODOSは同じで、前回の階層が上です。

format-tiered-league-parted-by-last-rank = { $who1 }は{ $who2 }より上：得点とSODOSは同じで、前回の順位が上です。

format-tiered-league-parted-by-rating = { $who1 }は{ $who2 }より上：得点、SODOS、前回の順位は同じで、レーティングが上です。

format-tiered-league-parted-by-sign-up = { $who1 }は{ $who2 }より上：すべて同じで、先に申し込みました。

format-tiered-league-name-black = 黒

format-tiered-league-name-black-2 = 黒

format-tiered-league-name-white = 白

format-tiered-league-name-white-2 = 白

format-tiered-league-name-league-league = リーグ{ $league }

format-tiered-league-name-title-match = タイトル戦

format-tiered-league-name-no-rating = レーティングなし

format-tiered-league-head-league = リーグ

format-tiered-league-column-league = リーグとその中の順位。

format-tiered-league-column-sodos = 勝った相手全員の得点。

format-tiered-league-head-possible = 可能

format-tiered-league-column-possible = リーグ内でまだ取れる順位。

format-tiered-league-head-next = 次回

format-tiered-league-column-next = 次回の階層が同じ数なら、この順位が進む階層。

format-tiered-league-field-last-tier = 前回の階層：1はリーグA、0はタイトル。新しい人は空です。

format-tiered-league-field-last-rank = 前回のリーグでの順位。タイトルを失った人は0です。

format-tiered-league-field-last-disqualified = 前回、時間切れなどで失格なら1、そうでなければ0。

format-tiered-league-option-invitations-label = 招待

format-tiered-league-option-invitations = 申し込んだ人は開始前に招待を受ける必要がありますか？受けない人は外れます。

format-tiered-league-option-invitation-days-label = 招待の日数

format-tiered-league-option-invitation-days = 招待に答えられる日数。

format-tiered-league-option-title-match = リーグAの優勝者がタイトル保持者に挑みますか？保持者が不参加なら、いいえ。

format-tiered-league-option-title-games-label = タイトル戦の局数

format-tiered-league-option-title-games = タイトル戦はこの局数の番勝負です。

format-tiered-league-option-title-held = 以前からのタイトル保持者がいますか？参加しない場合もタイトルを保持します。

format-tiered-league-option-title-held-label = タイトル保持者

format-tiered-league-title-kept-by-absent = タイトルは不参加の保持者に残ります。誰もタイトルを争いません。

format-tiered-league-name-title = タイトル
format-tiered-league-missed-title-games = { $who1 }がこれまで不参加のラウンド数：{ $rounds }。タイトル戦だけのラウンドなので、リーグの成績には数えません。

format-tiered-league-listed-rank-0 = 順位0はタイトルを失ったという意味で、第1段にだけ使います

format-tiered-league-listed-holders = タイトルを持てるのは1人だけです（段0）

format-tiered-league-listed-lost-title = タイトルを失えるのは1人だけです（順位0）

format-tiered-league-listed-places = 段{ $tier }の{ $place }位が{ $found }人います。リーグは多くて{ $limit }つでした

format-tiered-league-listed-holder = タイトル保持者

format-tiered-league-listed-lost = タイトルを失った

format-tiered-league-listed-lost-in = タイトルを失い、今回は段{ $tier }

format-tiered-league-listed-back = 段{ $last }の{ $rank }位

format-tiered-league-listed-back-in = 段{ $last }の{ $rank }位、今回は段{ $tier }

format-tiered-league-listed-disqualified = 段{ $last }の{ $rank }位、失格

format-tiered-league-listed-disqualified-in = 段{ $last }の{ $rank }位、失格、今回は段{ $tier }

format-tiered-league-listed-new = 前サイクルの順位なし

format-tiered-league-listed-new-in = 前サイクルの順位なし、今回は段{ $tier }

format-tiered-league-rule-invitations-yes = 申し込んだ人は開始前に招待を承諾します。承諾しない人は参加できません。

format-tiered-league-rule-invitations-no = 申し込んだ人は全員参加します。招待はありません。

format-tiered-league-rule-invitation-days = 招待への返事は{ $value }日間受け付けます。

format-tiered-league-rule-title-held-yes = タイトル保持者がいます。参加しない場合も保持します。

format-tiered-league-rule-title-held-no = タイトル保持者はまだいません。

format-tiered-league-rule-title-match-yes = リーグAの優勝者がタイトル保持者に挑戦します。

format-tiered-league-rule-title-match-no = タイトル戦は行いません。

format-tiered-league-rule-title-games-1 = タイトル戦は1局です。

format-tiered-league-rule-title-games = タイトル戦は{ $value }番勝負です。

format-tiered-league-title-kept-by = タイトルは不参加の{ $who1 }に残ります。誰もタイトルを争いません。

format-tiered-league-title-kept-by-still = タイトルは不参加だった{ $who1 }に残ります。

format-tiered-league-title-kept-by-absent-still = タイトルは不参加だった保持者に残ります。
