### 한 단계씩 공개하는 것.

scripts-reveal = 결과 공개
scripts-next-step = 다음 단계 공개
scripts-first-step = 공개 시작
scripts-no-script = 지금 한 단계씩 공개할 것이 없어요. 이미 공개됐거나 먼저 추첨이 필요해요.
scripts-all-told = 모두 공개했어요. 이제 라운드를 공개할 수 있어요.
scripts-publish = 온라인 라운드 공개
scripts-next-is =
    다음은 { $steps }단계 중 { $step }단계예요. 모두에게 이렇게 보여요:
    > { $sentences }
scripts-published = 공개 완료: 라운드 { $rounds }개를 각각 퍼즐, 결과, 순위판과 함께 올렸어요.
scripts-strategy-path = 순위 흐름
scripts-match-diagram = 경기
scripts-stage-open = 온라인 단계는 { $due }({ $distance })까지 열려 있어요. 아직 퍼즐을 풀 수 있어서 그전에는 아무것도 공개하지 않아요.
scripts-close-stage = 지금 단계 닫기
scripts-close-title = 온라인 단계를 일찍 닫기
scripts-close-word = 닫기
scripts-close-field = 닫으려면 “{ $word }” 입력
scripts-close-help = 그 뒤에는 아무도 퍼즐을 시작하거나 낼 수 없어요.
scripts-not-closed = 온라인 단계는 아직 열려 있고 바뀐 것은 없어요. 닫으려면 “{ $word }”를 입력하세요.
scripts-path =
    매치 { $match }: 이기면 { $winner ->
        [done] 끝
       *[other] 다음은 { $winner }
    }, 지면 { $loser ->
        [done] 끝이에요
       *[other] 다음은 { $loser }이에요
    }.
