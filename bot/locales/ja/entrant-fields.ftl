entrant-fields-ogs-id = online-go.comでの番号。プロフィールのアドレスにあります。
entrant-fields-ogs-id-label = online-go.comの番号
