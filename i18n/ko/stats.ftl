### `lair stats`의 표 제목. 짧게 씁니다.

stats-nobody = 이 기록에는 이름이 ‘{ $player }’인 플레이어가 없습니다.
stats-game-chimera = 키메라
stats-game-phantom-rummy = 팬텀 러미
stats-player = 플레이어
stats-games = 게임
stats-won = 승리
stats-rounds-chimera = 라운드
stats-rounds-phantom-rummy = 라운드
stats-points-chimera = 라운드당 점수
stats-points-phantom-rummy = 라운드당 점수

## 키메라

stats-role = 역할
stats-bid = 입찰
stats-bids-made = 입찰 횟수
stats-rounds-won = 승률, %
stats-traps = 트랩
stats-flights = 키메라 승천
stats-treasures = 라운드당 보물

## 팬텀 러미

stats-out = 화료
stats-out-share = 화료율, %
stats-out-points = 화료 점수
stats-out-discards = 버린 카드로
stats-others-out = 상대 화료
stats-announced = 대기 선언
stats-laid = 내려놓은 세트
stats-claimed = “내 거!”
stats-distances = 차례가 시작될 때 화료까지 남은 평균 카드 수:
stats-turn = 차례

## 같은 카드를 봇이 플레이했을 때

stats-same-deals = 같은 자리에서 같은 카드로 { $bot } 봇이 플레이한 결과:
stats-luck = 카드 운
stats-adjusted = 운 제외 점수
stats-bot = { $bot } 점수
stats-playing = { $bot } (Ctrl-C: 그만)
stats-interrupted = 중단했습니다. 봇이 { $total }라운드 중 { $done }라운드를 플레이했습니다. 결과는 다음을 위해 남겨 둡니다.
