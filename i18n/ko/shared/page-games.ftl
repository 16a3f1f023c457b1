### 끝난 게임.

games-title = 내 게임
games-lead = 끝난 게임은 어느 자리에서든 다시 볼 수 있습니다.
games-open = 파일에서 기록 열기
games-none-title = 아직 끝난 게임이 없습니다
games-none-text = 게임을 끝까지 하면 여기에서 다시 볼 수 있습니다.
games-play = 지금 게임하기
games-more = 이전 게임 보기
games-count = 게임 { $count }개
games-won = 승리
games-shared = 공동 승리
games-lost = 패배
games-unfinished = 중단
games-you = 나
games-watch = 다시 보기
games-watch-this = { $date } { $game } 다시 보기
games-download = 기록
games-download-this = { $date } { $game } 기록 내려받기
games-daily = 오늘의 카드

## Statistics

my-title = 나의 플레이
my-games = { $games ->
   *[other] { $games }게임, 승리 { $won }번.
  }
my-points-a-round = 라운드당 { $points }점.
my-percent = { $of }번 중 { $value }%
my-same-deals = 최근 { $rounds }라운드의 라운드당 점수
my-points = 나
my-adjusted = 나, 운 제외
my-bot = 가장 강한 봇
my-bot-plays = 가장 강한 봇도 최근 게임을 플레이합니다: 지금까지 { $total }개 중 { $done }개.
