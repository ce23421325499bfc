### What cannot be delivered, and what to do about it.

delivery-held-no-permission = <#{ $channel }> に投稿する権限がありません。このチャンネルで「チャンネルを見る」「メッセージを送信」「スレッドでメッセージを送信」「埋め込みリンク」「ファイルを添付」を許可するか、`/td channel` で別のチャンネルを選んでください。それまで投稿は待機し、失われるものはありません。
delivery-held-no-channel = 投稿先のチャンネルが削除されました。`/td channel` で別のチャンネルを選んでください。待っている投稿はすべてそこに出ます。
delivery-held-no-server = サーバーから外されたため、何も投稿できません。もう一度招待してもらえれば、待っている投稿を出します。
delivery-held-quarantined = 現在、Discord の制限により、初めての相手にダイレクトメッセージを送れません。内容はすべて `/me next` で見られます。送れるようになりしだい送ります。
