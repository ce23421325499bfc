signup-how-to-join = **参加登録**を押すか、`/join`を使ってください。抜けるときは`/leave`です。
signup-really-leave = はい、抜けます
signup-correct = 直す
signup-fee-returned = 不戦敗も途中離脱もなかった全員に、最後に返します。
signup-opened = **{ $title }**の参加受付を始めました！
signup-closes = 受付の締め切りは{ $at }です。
signup-ratings-fixed = レーティングとシードは{ $at }に確定します。
signup-first-round = 対局は{ $at }に始まります。
signup-capacity = 定員は{ $limit }人です。それを超えた人は空きを待ちます。
signup-fee-returned-2 = 参加費：{ $amount }。{ signup-fee-returned }
signup-fee = 参加費：{ $amount }。
signup-reopened = **{ $title }**の参加受付を再開しました。{ signup-how-to-join }
signup-waits = **{ $name }**さんは待機リストで{ $place }です。
signup-moved-up = 空きが出たので、**{ $name }**さんが待機リストから繰り上がりました。
signup-withdrew-before-play = **{ $name }**さんが参加を取りやめました。
signup-withdrew = **{ $name }**さんが棄権しました。これまでの対局はそのまま有効です。
signup-disqualified = **{ $name }**さんは失格になりました。
signup-taken-out = ディレクターが**{ $name }**さんを大会から外しました。
signup-back-waiting = **{ $name }**さんが戻り、待機リストに入りました。
signup-back = **{ $name }**さんが復帰しました。次のラウンドから組まれます。
signup-called-off = **{ $title }**は中止になりました。申し込んだ皆さん、ありがとうございました。
signup-because = 理由：{ $text }
signup-really-leave-2 = **{ $title }**を棄権しますか？残りの対局は不戦敗になり、今後は組まれません。対局が始まった後に戻せるのはディレクターだけです。
signup-leave-before-play = **{ $title }**への参加をやめますか？待機リストに人がいれば、席は次の人に回ります。
signup-form-title = 参加登録：{ $title }
signup-not-entered = まだ登録されていません：{ $problems }。直してください。
signup-and-more = ほか{ $others }人
signup-closed = **{ $title }**の参加受付を締め切りました。参加者は{ $entered }人です。
signup-closed-waiting = **{ $title }**の参加受付を締め切りました。参加者は{ $entered }人、待機リストは{ $waiting }人です。
signup-entered = **{ $name }**さんが参加します（{ $count }人）。
signup-entered-limit = **{ $name }**さんが参加します（{ $count }/{ $limit }人）。
signup-imported = ディレクターの名簿から{ $count }人が加わりました。
signup-imported-waiting = ディレクターの名簿から{ $count }人が加わりました。うち{ $waiting }人は待機リストです。
signup-joined-late = **{ $name }**さんが加わりました。次のラウンドから組み合わせに入ります。
signup-lost-unplayed = 指さずに負けになった対局数：{ $games }。
signup-void = もう数えない対局数：{ $games }。
signup-field-set = **{ $title }**の参加者が決まりました：{ $entered }人。
signup-back-before-play = **{ $name }**さんが復帰しました。
signup-teams = { $size }人までのチーム
# On the sign-up card: who created the event. $name comes in ready to be shown.
signup-host = 主催：{ $name }
# On the sign-up card of an event without dates.
signup-starts-when-all-are-in = 全員がそろったら始めます。
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
signup-length = { $players }人なら{ $rounds }回戦、1局{ $minutes }分としておよそ{ $length }です。
# Small print on the sign-up card of a championship.
signup-fair-draw = -# 公正な抽選：だれも結果を操作できません。確かめ方は`/tournament draws`で見られます。
