### Notes about people who are not to take part for a time. Names and reasons come in ready to be shown.
exclusions-entered = **{ $name }**さんが申し込みました。{ $since }の記録では、{ $until }まで参加できないことになっています：{ $reason }これはお知らせだけです。外すには`/players withdraw`を使ってください。
exclusions-preview = このサーバーの今後の大会のためにも{ $until }まで記録し、その後は自然に消えます。**{ $name }**さんが申し込むとディレクターに知らせます。本人は`/me data`で見られます。
exclusions-about-you = あるサーバーの大会に{ $until }まで参加できないという記録も入っています：{ $reason }
