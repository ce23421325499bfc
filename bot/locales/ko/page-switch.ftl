### Switching the page of a tournament on and off.
page-switch-no-pages = 이 봇에는 웹 페이지가 없습니다. 운영하는 사람이 HERALD_WEB으로 켤 수 있습니다.
page-switch-off = 이 대회에는 웹 페이지가 없습니다. `/td page show:True`로 열 수 있습니다.
page-switch-on = 이 링크가 있으면 누구나 페이지를 볼 수 있습니다: { $address }
page-switch-found = 대회 목록에 있으며 검색 엔진이 찾을 수 있습니다.
page-switch-hidden = 검색 엔진에 제외를 요청하며 어떤 목록에도 없습니다.
page-switch-log = 대회가 끝나면 누구나 전체 기록을 내려받을 수 있습니다. 선수들이 낸 모든 것(경기 가능한 시간, 이의 신청 등)이 들어 있습니다.
