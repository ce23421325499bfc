### Switching the page of a tournament on and off.
page-switch-no-pages = 이 봇에는 웹 페이지가 없어요. 운영하는 사람이 HERALD_WEB으로 켤 수 있어요.
page-switch-off = 이 대회에는 웹 페이지가 없어요. `/td page show:True`로 열 수 있어요.
page-switch-on = 이 링크가 있으면 누구나 페이지를 볼 수 있어요: { $address }
page-switch-found = 대회 목록에 있으며 검색 엔진이 찾을 수 있어요.
page-switch-hidden = 검색 엔진에 제외를 요청하며 어떤 목록에도 없어요.
page-switch-log = 대회가 끝나면 누구나 전체 기록을 내려받을 수 있어요. 선수들이 낸 모든 것(경기 가능한 시간, 이의 신청 등)이 들어 있어요.
