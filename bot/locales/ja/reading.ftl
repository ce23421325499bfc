reading-rest-in-file = 長いので、全文はテキストファイルにあります。
reading-log-exported = ログには起きたことがすべて入っています。`/td import`で別のボットに取り込めます。
# The head of the log, with which an exported log can be checked.
reading-log-head = -# ログのハッシュ値：`{ $head }`
# In place of the head while a form is sealed: the head would count what has been handed in.
reading-log-head-later = -# ログのハッシュ値は、非公開のものがなくなってからお見せします。いま見せると、何かが提出されたことが分かってしまうためです。
# Whether the log is as it was.
reading-verify-title = ログの検証
# Nothing in the log differs. $lines is a number.
reading-verify-sound = { $lines }件の記録はすべて一致しました。組み合わせ、抽選、時刻、結果をすべて計算し直しています。
# Entries of the log that do not come out as recorded.
reading-verify-differs = { $count }件の記録が一致しません。
# One entry that differs: its number, and what it is about.
reading-verify-entry = { $seq }番：{ $what }
# How to check an exported log against the head.
reading-verify-how = この指紋は毎ラウンドと終了時に投稿します。エクスポートされたログがあれば`python -m formats verify LOG --head FINGERPRINT`で確かめられ、どんな変更もわかります。
reading-verify-engine = { $seq }番目の記録以降のラウンドは、エンジン{ $engine }が組み合わせました。こちらは{ $now }です。
# What an entry is about that differs.
reading-verify-what-seeds = シード順
# What an entry is about that differs.
reading-verify-what-pairings = ラウンドの組み合わせ
# What an entry is about that differs.
reading-verify-what-times = 対局の時刻
# What an entry is about that differs.
reading-verify-what-result = 結果
# What an entry is about that differs.
reading-verify-what-draw = 抽選
# What an entry is about that differs.
reading-verify-what-commitment = 抽選前の約束
# What an entry is about that differs.
reading-verify-what-too-late = 抽選後に出された言葉
# What an entry is about that differs.
reading-verify-what-replaced = 抽選済みの数の代わりに入力された数
# What an entry is about that differs.
reading-verify-what-note = 対局のメモ
# What an entry is about that differs.
reading-verify-what-time = 前の記録より早い時刻
# What an entry is about that differs.
reading-verify-what-error = 今なら拒否される内容
# What an entry is about that differs.
reading-verify-what-impossible = 起こりえない内容
# What an entry is about that differs.
reading-verify-what-early = 予告より早い抽選
# What an entry is about that differs.
reading-verify-what-no-beacon = ビーコンなしの抽選
# What differs.
reading-verify-what-beacon = ビーコンが署名していない乱数
# What differs.
reading-verify-what-beacon-round = 言葉の締め切り後の最初ではないビーコンの回
# What differs.
reading-verify-what-promise = 別の秘密の値で予告し直された抽選
# Nothing wrong, but to be known. $who is a person, $text their reason.
reading-remark-waived = { $seq }番：{ $who }がビーコンなしの抽選を決めました：「{ $text }」
# Nothing wrong, but to be known.
reading-remark-new-seed = { $seq }番：ログが元のシードなしでインポートされたため、抽選を予告し直しました
# Nothing wrong, but to be known.
reading-remark-new-range = { $seq }番：数の範囲を変えて抽選を予告し直しました
# Nothing wrong, but to be known. $text is a web address.
reading-remark-unsigned = { $seq }番：ログだけではビーコンの乱数を証明できません。`{ $text }`と比べてください
# Nothing wrong, but to be known. $text is the id of a network.
reading-remark-other-chain = { $seq }番：抽選に予告したビーコンはdrandの公開ネットワークではなく`{ $text }`です
