### `lair stats`의 표 제목. 짧게 씁니다.

stats-nobody = 이 기록에는 이름이 ‘{ $player }’인 플레이어가 없습니다.
stats-player = 플레이어
stats-games = 게임
stats-won = 승리

## 같은 카드를 봇이 플레이했을 때

stats-same-deals = 같은 자리에서 같은 카드로 { $bot } 봇이 플레이한 결과:
stats-luck = 카드 운
stats-adjusted = 운 제외 점수
stats-bot = { $bot } 점수
stats-playing = { $bot } (Ctrl-C: 그만)
stats-interrupted = 중단했습니다. 봇이 { $total }라운드 중 { $done }라운드를 플레이했습니다. 결과는 다음을 위해 남겨 둡니다.
