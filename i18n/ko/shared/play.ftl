### 터미널에서 하는 게임(lair play). 이 프로그램을 처음 보는 사람을 위한 짧은 문장.

## 모든 게임

play-you = 나
play-list = { $list }, { $next }
play-list-last = { $list }, { $next }
play-against = 상대: { $bots } ({ $count ->
    [1] 봇
   *[other] 모두 봇
  }, { $levels }).
play-seed = 시드(seed): { $seed }.
play-held-fewer = { $card } 카드는 { $count }장만 있습니다.
play-line-too-long = 줄이 너무 깁니다. 카드 몇 장이나 글자 하나면 됩니다.
play-nothing-typed = 아직 아무 일도 없었습니다. 도움말이 필요하면 ?를 입력하세요.
play-number-wrong = 목록에 { $number }번은 없습니다. 1번부터 { $last }번까지 있습니다.
play-yes-words = ㅇ ㅇㅇ 네 예 응
play-no-words = ㄴ ㄴㄴ 아니요 아니오 아니
play-yes-or-no = ㅇ(네) 또는 ㄴ(아니요)
play-again = 한 판 더 할까요? { play-yes-or-no }
play-resume = 지난 게임이 아직 끝나지 않았습니다. 이어서 할까요? { play-yes-or-no }
# Behind it stand commands to type
play-saved = 게임을 저장했습니다. 복기하고 다시 보려면:
play-saved-unfinished = 게임을 저장했습니다. 이어서 하려면:
play-review = 결정을 하나씩 복기할까요? 몇 초 걸립니다. { play-yes-or-no }
play-review-bar = 결정
play-today-title = 오늘의 카드, { $date }
play-today-greeting = 오늘의 카드는 한 라운드이고, 모두에게 같은 카드입니다. ?: 설명, s: 점수, q: 그만두기.
play-today-yours = 내 점수: { $points }.
play-today-bot = 같은 자리의 봇: { $points }.
play-today-better = { $others }명 중 { $below }명보다 높은 점수
play-today-share = 공유할 글(카드 내용은 드러나지 않습니다):
play-today-points = { $count ->
   *[other] { $shown }점
  }
play-today-done = 오늘의 카드는 이미 했습니다: { $points }.
play-today-tomorrow = 내일(UTC) 새 카드가 나옵니다.
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = 봇: { $points }
play-nothing-saved = 이어서 할 게임이 없습니다. ‘lair play’로 새로 시작하세요.
play-left = 게임을 그만두었습니다. 안녕히 가세요!
play-interrupted = 중단되었습니다. 안녕히 가세요!
play-goodbye = 함께해 주셔서 고맙습니다. 안녕히 가세요!
play-seats-wrong = { $low ->
    [1] --bots 뒤에 봇을 1명에서 { $high }명까지
   *[other] --bots 뒤에 봇을 정확히 { $high }명
  } 쉼표로 나누어 적어 주세요. 나머지 한 자리는 내 자리입니다.
play-total = 합계
play-this-round = 이번 라운드
play-wins = { $seat ->
    [0] { $points }점으로 승리했습니다. 훌륭한 게임이었습니다!
   *[other] { $name }님이 { $points }점으로 승리했습니다.
  }
play-shared-win = 각 { $points }점으로 공동 승리: { $names }.
