ahead-standings-after-base = 第{ $base }ラウンド後の順位
ahead-standings-after = シード順
ahead-button = { $base }で第{ $number }ラウンドを組む
ahead-based-on = { $base }をもとに、先に組みました。
ahead-published = { $title }を公開しました。
ahead-on-standings = { $standings }をもとに組みました。
ahead-still-open = 未決の対局が{ $count }局あります。
