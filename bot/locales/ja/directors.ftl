directors-failed-steps-close-registration = 参加受付を自動で締め切れませんでした。
directors-failed-steps-pair = 次のラウンドを自動で組めませんでした。
directors-failed-steps-fix = 対局時刻を自動で確定できませんでした。
directors-failed-steps-silence = 異議のなかった報告を自動で確定できませんでした。
directors-failed-steps-finish = 最終順位を自動で確定できませんでした。
directors-failed-other = タイムテーブルのステップを実行できませんでした。
directors-do-it-yourself = 自動での再試行はしません。原因を取り除いてから、`/td advance`で実行してください。
directors-what-went-wrong = 原因：{ $text }
directors-next-round-due = 次のラウンドは{ $since }（{ $since_distance }）の予定でしたが、まだ組めません。
directors-please-decide = **{ $players }**の報告が食い違っています。裁定をお願いします。
directors-decided = 裁定：**{ $score }**
directors-dispute-over = この件は終わりました。報告が取り消されたか、差し替えられました。
directors-reported-before-start = **{ $players }**が開始前（{ $start }）に報告されました。**{ $reporter }**：{ $said }。**{ $opponent }**さんが確認するか、あなたが結果を入力するまで確定しません。
directors-appeal = **{ $name }**さんが復帰を申し立てています：「{ $text }」
directors-appeal-outside-stage = 進行中のステージは**{ $name }**さんなしで始まっているので、この申し立ては却下しかできません。
# A draw waits for its beacon. $until is a moment.
directors-beacon-missing = この抽選に予告した公開ビーコンに接続できないため、抽選は待っています。{ $until }に、その後は少なくとも1時間ごとに試します。つながらないままなら、ビーコンなしで抽選できます。その場合、誰がなぜそうしたかが全員に見えます。
