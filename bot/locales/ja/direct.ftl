direct-missing-times = いつ対局できるかまだ聞いていないので、いつでもよいものとして扱われます。**対局できる時間**を押して教えてください。
direct-fees-unpaid = 参加費は未払いと記録されています。
direct-fees-paid = 参加費は支払い済みと記録されました。ありがとうございます！
direct-fees-returned = 参加費は返金済みと記録されました。
direct-fees-kept = 参加費は、規定により返金なしと記録されました。
direct-moved-up = 朗報です。**{ $title }**に空きが出て、参加できることになりました。
direct-out-of = ディレクターがあなたを**{ $title }**から外しました。
direct-disqualified = ディレクターの判断で、**{ $title }**で失格になりました。
direct-out-after-forfeit = 不戦敗のため**{ $title }**から除外され、今後は組まれません。
direct-back-in = **{ $title }**に復帰しました。次のラウンドから組まれます。
direct-back-on-the-list = **{ $title }**の待機リストに戻りました。
direct-part-changed = 組み合わせが変わりました。このラウンドのあなたの対局は次のとおりです。
direct-round-taken-back = **{ $round_title }**は取り消されました。そのラウンドのあなたの対局は無効です。またお知らせします。
direct-confirmed = 確定しました：**{ $score }**
direct-please-report-again = 相手が報告を取り消しました。今は確認するものがありません。
direct-reported-anew = 相手がこの対局を報告し直しました。次のメッセージを見てください。
direct-more-time-for-you = **{ $opponent }**さんが{ $until_time }（{ $until_distance }）まであなたを待ってくれます。
direct-question = 続ける前に一つ質問です：{ $text } { $due }までに答えてください。
direct-drawn = 抽選の結果：**{ $number }**
direct-answered = 回答：**{ $answer }**
direct-appeal-decided =
    { $accepted ->
        [yes] 申し立てが認められ、**{ $title }**に復帰しました。ディレクターの理由：{ $text }
       *[no] 申し立ては却下されました。ディレクターの理由：{ $text }
    }
direct-joined-late = **{ $title }**に参加しました。次のラウンドから組み合わせに入ります。
