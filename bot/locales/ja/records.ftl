### 高得点など。

records-title = 高得点
records-none = 得点のある対局はまだありません。
records-high-games = 最高得点
records-best-spreads = 最大得点差
records-high-losses = 負けた側の最高得点
records-averages = 平均
records-games = 局数
records-made = 得点
records-against = 失点
records-scored = **{ $name }** { $score }、{ $opponent }戦、第{ $round }ラウンド
records-high-average = 最高平均点
records-average = **{ $name }** { $made }（{ $games }局）
records-performance = 実績
