separation-never = 対戦させません:{ $who }。
separation-never-at-first = 最初の{ $rounds }ラウンドは対戦させません:{ $who }。
separation-avoided = 他に方法がないときだけ対戦します:{ $who }。
separation-avoided-at-first = 最初の{ $rounds }ラウンドは、他に方法がないときだけ対戦します:{ $who }。
separation-those-of = { $attribute ->
    [club] 同じクラブの人どうし
    [country] 同じ国の人どうし
   *[family] 同じ家族の人どうし
    }
separation-pairs = ディレクターが指定した{ $count }組
