separation-never = 対戦させません：{ $who }。
separation-never-at-first = 最初の{ $rounds }ラウンドは対戦させません：{ $who }。
separation-avoided = 他に方法がないときだけ対戦します：{ $who }。
separation-avoided-at-first = 最初の{ $rounds }ラウンドは、他に方法がないときだけ対戦します：{ $who }。
separation-those-of = { $attribute ->
    [club] 同じクラブの人どうし
    [country] 同じ国の人どうし
   *[family] 同じ家族の人どうし
    }
separation-pairs = ディレクターが指定した{ $count }組
separation-title = 対戦させない人
separation-nobody = 誰でも対戦できます。`/td options`で、または2人だけなら`/players keep-apart`で変えられます。
separation-now-never = { $first }と{ $second }は今後対戦しません。
separation-now-avoided = { $first }と{ $second }は、他に方法がないときだけ対戦します。
separation-now-may-meet = { $first }と{ $second }は対戦できます。クラブなど共通の属性は引き続き有効です。
