### `lair stats`의 표 제목. 짧게 씁니다.

stats-rounds-chimera = 라운드
stats-points-chimera = 라운드당 점수

stats-role = 역할
stats-bid = 입찰
stats-bids-made = 입찰 횟수
stats-rounds-won = 승률, %
stats-traps = 트랩
stats-flights = 키메라 승천
stats-treasures = 라운드당 보물
