waiting-waiting = 少々お待ちください。ほかの処理を先に行っています。
waiting-database = 処理中です。データベースがほかの作業で使用中です。何も失われません。
waiting-done-already = もう終わったか、中止されています。止めるものはありません。
waiting-stopping = 中止しています…
waiting-so-far =
    シミュレーション中、ステップ{ $step }：{ $done } / { $total }
    `{ $filled }{ $bar }`
