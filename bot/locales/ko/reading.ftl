### 긴 답의 메모와 파일 설명.

reading-rest-in-file = 내용이 많아요. 전체는 텍스트 파일에 있어요.
reading-log-exported = 있었던 모든 일이 담긴 기록이에요. `/td import`로 다른 봇에 가져갈 수 있어요.
# The head of the log, with which an exported log can be checked.
reading-log-head = -# 기록 지문: `{ $head }`
# In place of the head while a form is sealed: the head would count what has been handed in.
reading-log-head-later = -# 기록 지문은 비공개인 것이 모두 공개된 뒤에 보여 드려요. 지금 보이면 무언가 제출되었다는 것이 드러나거든요.
# Whether the log is as it was.
reading-verify-title = 기록 검증
# Nothing in the log differs. $lines is a number.
reading-verify-sound = 기록 { $lines }개가 모두 그대로예요. 대진, 추첨, 시간, 결과를 모두 다시 계산했어요.
# Entries of the log that do not come out as recorded.
reading-verify-differs = 기록 { $count }개가 다르게 나와요.
# One entry that differs: its number, and what it is about.
reading-verify-entry = { $seq }번: { $what }
# How to check an exported log against the head.
reading-verify-how = 이 지문은 라운드마다, 그리고 끝에 올려요. 내보낸 기록이 있으면 `python -m formats verify LOG --head FINGERPRINT`로 확인할 수 있고, 어떤 변경이든 드러나요.
reading-verify-engine = { $seq }번 기록부터는 엔진 { $engine }이 라운드를 편성했어요. 지금 엔진은 { $now }예요.
# What an entry is about that differs.
reading-verify-what-seeds = 시드 순서
# What an entry is about that differs.
reading-verify-what-pairings = 라운드 대진
# What an entry is about that differs.
reading-verify-what-times = 대국 시간
# What an entry is about that differs.
reading-verify-what-result = 결과
# What an entry is about that differs.
reading-verify-what-draw = 추첨
# What an entry is about that differs.
reading-verify-what-commitment = 추첨 전 약속
# What an entry is about that differs.
reading-verify-what-too-late = 추첨 뒤에 나온 낱말
# What an entry is about that differs.
reading-verify-what-replaced = 이미 뽑힌 수 대신 넣은 수
# What an entry is about that differs.
reading-verify-what-note = 대국 메모
# What an entry is about that differs.
reading-verify-what-time = 앞 기록보다 이른 시각
# What an entry is about that differs.
reading-verify-what-error = 지금이라면 거절될 내용
# What an entry is about that differs.
reading-verify-what-impossible = 일어날 수 없는 내용
# What an entry is about that differs.
reading-verify-what-early = 예고보다 이른 추첨
# What an entry is about that differs.
reading-verify-what-no-beacon = 비콘 없는 추첨
# What differs.
reading-verify-what-beacon = 비콘이 서명하지 않은 난수
# What differs.
reading-verify-what-beacon-round = 낱말 마감 뒤 첫 회차가 아닌 비콘 회차
# What differs.
reading-verify-what-promise = 다른 비밀 값으로 다시 알린 추첨
# Nothing wrong, but to be known. $who is a person, $text their reason.
reading-remark-waived = { $seq }번: { $who } 님이 비콘 없이 추첨하기로 했어요: “{ $text }”
# Nothing wrong, but to be known.
reading-remark-new-seed = { $seq }번: 기록을 시드 없이 가져와서 추첨을 다시 알렸어요
# Nothing wrong, but to be known.
reading-remark-new-range = { $seq }번: 수의 범위를 바꿔 추첨을 다시 알렸어요
# Nothing wrong, but to be known. $text is a web address.
reading-remark-unsigned = { $seq }번: 기록만으로는 비콘의 난수를 증명할 수 없어요. `{ $text }`과(와) 비교해 보세요
# Nothing wrong, but to be known. $text is the id of a network.
reading-remark-other-chain = { $seq }번: 추첨에 예고한 비콘은 drand의 공개 네트워크가 아니라 `{ $text }`예요
