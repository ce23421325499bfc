### Switching the page of a tournament on and off.
page-switch-no-pages = このボットにはウェブページがありません。運用者がHERALD_WEBで有効にできます。
page-switch-off = この大会のウェブページはありません。`/td page show:True`で公開できます。
page-switch-on = このリンクがあればだれでもページを見られます：{ $address }
page-switch-found = 大会一覧に載り、検索エンジンからも見つかります。
page-switch-hidden = 検索エンジンには載せないよう求めており、一覧にも載りません。
page-switch-log = 大会が終わると、だれでも全記録をダウンロードできます。参加者が提出したもの（対局できる時間、異議申し立てなど）がすべて含まれます。
