helping-found = 혹시 이거예요?
helping-nothing-found = ‘{ $words }’(으)로 지금 여기서 쓸 수 있는 것을 찾지 못했어요. *대진* 같은 다른 말로 찾아보세요.
helping-how-to-find = 찾는 것이 있나요? `/help find:`에 아무 말이나 적어 보세요: check-in, kick, report …
helping-nothing-here = 이 채널에는 대회가 없어요. 서버의 대회는 `/tournament list`로 볼 수 있어요.
helping-host = 이 채널에는 아직 대회가 없어요. `/td tonight`는 지금 있는 사람들과 시작하고, `/td create`는 더 큰 대회를 준비해요.
helping-director = 이 대회의 운영자예요. 아래 버튼으로 다음 단계를 진행하고, `/td options`로 바꾸고, `/td undo`로 마지막 단계를 되돌려요.
helping-player = 여기까지가 당신의 몫이에요. 나머지는 `/tournament standings`와 `/tournament pairings`로 볼 수 있어요.
helping-visitor = 이 채널의 대회는 **{ $title }**예요. 지금 할 수 있는 것:
