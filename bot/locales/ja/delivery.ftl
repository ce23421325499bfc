### What cannot be delivered, and what to do about it.

delivery-held-no-permission = <#{ $channel }> に投稿する権限がありません。このチャンネルで「チャンネルを見る」「メッセージを送信」「スレッドでメッセージを送信」「埋め込みリンク」「ファイルを添付」を許可するか、`/td set-channel`で別のチャンネルを選んでください。それまで投稿は待機し、失われるものはありません。
delivery-held-no-channel = 投稿先のチャンネルが削除されました。`/td set-channel`で別のチャンネルを選んでください。待っている投稿はすべてそこに出ます。
delivery-held-no-server = サーバーから外されたため、何も投稿できません。もう一度招待してもらえれば、待っている投稿を出します。
delivery-held-dm-limit = Discordの制限で、初めての相手に一度に送れる人数が限られています。順番に送ります。それまでは`/me next`で見られます。
delivery-held-quarantined = 現在、Discordの制限により、初めての相手にダイレクトメッセージを送れません。内容はすべて`/me next`で見られます。送れるようになりしだい送ります。
delivery-held-event-limit = サーバーの予定イベントがDiscordの上限（100件）に達しています。いくつか削除するか終了してください。それまでイベントの作成は待機し、ほかはすべて続きます。
delivery-held-thread-limit = サーバーで開いているスレッドがDiscordの上限に達しています。いくつか閉じるか削除してください。それまで新しいスレッドへの投稿は待機し、ほかはすべて続きます。
delivery-held-moderation = <#{ $channel }> への投稿がフィルターに拒否されています。サーバーのAutoModか、Discordの有害リンク対策です。AutoModの対象外のロールに私のロールを加えるか（「サーバー設定」→「AutoMod」）、引っかかっている名前やリンクを変えてください。それまでこのチャンネルへの投稿は待機し、失われるものはありません。
delivery-not-posted =
    { $count ->
       *[other] { $titles }の組み合わせは決まりましたが、まだ投稿できていません。
    }
delivery-announcement-waits = お知らせは保存しましたが、まだ投稿できていません。
delivery-discord-down = Discordが正しく応答していません。試し続け、応答しだい順番どおりに投稿します。
delivery-title = 配信状況：{ $title }
delivery-all-delivered = すべて配信済みです。
delivery-waiting =
    { $count ->
       *[other] **{ $count }件の投稿が待機中です。** { $why }
    }
delivery-expired =
    { $count ->
       *[other] 間に合わなかったお知らせ{ $count }件は送りませんでした。
    }
delivery-refused =
    { $count ->
       *[other] **Discordが{ $count }件の投稿を受け付けませんでした。**こちらの不具合です。運用者に知らせてください。*もう一度投稿*で再度試します。
    }
delivery-unreached = 次の人にはダイレクトメッセージを送れません。内容は`/me next`で見られます：
delivery-departed = 次の参加者はサーバーを離れました：
delivery-tried = すべてもう一度試しました。
delivery-post-again =
    { $count ->
       *[other] { $count }件の投稿をもう一度試しています。
    }
delivery-nothing-again = もう一度投稿するものはありません。
delivery-removed = **{ $title }**のサーバーから外されました。進行は一時停止し、データはすべて残っています。続けるにはもう一度招待してください。
delivery-back = サーバーに戻りました。不在の間、**{ $title }**の進行は停止していました。運営者が`/td pause resume:True`で再開できます。
