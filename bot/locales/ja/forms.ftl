forms-correct = 直す
forms-change = 変更する
forms-which-form = どのフォームですか？これまでに提出した内容が入った状態で開きます。
forms-not-yet = まだ何も提出されていません。
forms-missing = 未提出
forms-forms = フォーム
forms-handed-in-by = 提出済み
forms-still-missing = 未提出
forms-nobody = いません。
forms-sealed-note = 非公開：中を見られるのは`/forms look`を使うディレクターだけで、誰が見たかはログに残ります。
forms-nothing-there = まだ何も提出されていないので、見るものがありませんでした。
forms-reminder = **{ $title }**がまだ提出されていません。{ $due }まで提出できます。
forms-over = **{ $title }**の期限が過ぎました。未提出：{ $missing }。
forms-everybody-has = **{ $title }**の期限が過ぎました。必要な人は全員提出しました。
forms-to-do = **{ $title }**を提出してください。
forms-looked-at = { $title }：提出された内容
forms-noted = { $game }に記録しました：**{ $label }**
forms-reminder-due = 「{ $title }」が未提出の人にリマインダーを送ります
forms-time-is-up = 「{ $title }」の提出が締め切られます
forms-asked-publicly = **{ $title }**：{ $help_text }
forms-asked-publicly-due = **{ $title }**（{ $due }まで）：{ $help_text }
forms-how-many-asked = 対象は{ $count }人です。
forms-change-until = { $due }までです。それまでは変更できます。
forms-arrived = **{ $title }**を受け取りました。次のように読み取りました：
forms-you-can-change = { $due }（{ $distance }）まで変更できます。
forms-see-receipts = 届いた時刻は`/me sent`で見られます。
forms-handed-in-for = **{ $name }**さんの**{ $title }**を提出しました：
forms-by-director = ディレクターがあなたの**{ $title }**を代わりに提出しました：
forms-not-right = **{ $title }**はまだ正しくありません。保存していません：
forms-asking = {""}**{ $title }**：回答対象{ $count }人、{ $reached }。
forms-asking-due = {""}**{ $title }**（{ $due }まで）：回答対象{ $count }人、{ $reached }。
forms-state =
    { $sealed ->
        [yes] **{ $title }**（期限なし、非公開）
       *[no] **{ $title }**（期限なし）
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }**（{ $due }まで、非公開）
       *[no] **{ $title }**（{ $due }まで）
    }
forms-missing-of = 未提出：{ $title }（{ $due }まで）
forms-closed = **{ $title }**はもう提出できません。ディレクターが締め切りました。
forms-leave-instead = 回答期限は{ $due }に過ぎました。やはり参加できない場合は**{ $leave }**を押してください。次の人が繰り上がります。
forms-not-handed-in = 未提出のまま締切
forms-reached-chat = チャットで{ $count }人に依頼
forms-reached-link = 専用リンクで{ $count }人
forms-reached-none = 連絡できない人{ $count }人
forms-answer-for-them = `/players edit-many what:answers`で代わりに回答するか、`/guests link`でリンクを渡してください。
forms-others-elsewhere = ほかに{ $count }人はDiscordにおらず、専用リンクかディレクターを通じて回答します。
