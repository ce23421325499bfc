entrant-fields-rating = 参加者のレーティング。
entrant-fields-uncertainty = レーティングの不確かさ。
entrant-fields-games = レーティング対局の数。
entrant-fields-joined = 対局サイトに登録した日。
entrant-fields-seed = シード順の番号。1がトップ。
entrant-fields-ogs-id = online-go.comでの番号。プロフィールのアドレスにあります。
entrant-fields-ogs-id-label = online-go.comの番号
