reading-rest-in-file = 長いので、全文はテキストファイルにあります。
reading-log-exported = ログには起きたことがすべて入っています。`/td log import`で別のボットに取り込めます。
