### 순위별 확률.

odds-odds = 확률
odds-chances = 확률 변화
odds-after = 라운드 후
odds-none = 확률이 없어요. 이 방식은 시뮬레이션을 하지 않거나, 모든 대국이 끝났어요.
odds-not-running = 확률은 대회가 진행되는 동안 볼 수 있어요.
odds-no-chances = 확률 변화는 시뮬레이션하는 방식이면 첫 라운드가 끝난 뒤부터 볼 수 있어요.
odds-how-exact-at-most = 시뮬레이션 중 퍼센트예요. 표준 오차는 최대 { $error }이고, 실제 비율은 세 번 중 두 번 그 안에 있어요. 줄표는 한 번도 나오지 않았다는 뜻이에요. 파일에는 모든 순위가 있어요.
odds-top = 상위 { $best }
odds-chances-caption = 라운드마다 시뮬레이션 { $simulations }회 중 퍼센트. 레이팅은 반영하지 않아요.
odds-chances-caption-rated = 라운드마다 시뮬레이션 { $simulations }회 중 퍼센트. 경기 승률은 레이팅(Elo)을 따라요.
odds-caption = { $after }라운드 후 순위에서 나머지를 { $simulations }번 시뮬레이션했어요. 레이팅은 반영하지 않아요.
odds-caption-rated = { $after }라운드 후 순위에서 나머지를 { $simulations }번 시뮬레이션했어요. 경기 승률은 레이팅(Elo)을 따라요.
odds-caption-start = 시작 순서에서 나머지를 { $simulations }번 시뮬레이션했어요. 레이팅은 반영하지 않아요.
odds-caption-start-rated = 시작 순서에서 나머지를 { $simulations }번 시뮬레이션했어요. 경기 승률은 레이팅(Elo)을 따라요.
odds-whole = 순위는 앞으로의 단계를 포함한 대회 전체의 순위예요.
