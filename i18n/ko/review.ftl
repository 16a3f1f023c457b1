### The review of a game: a page, or lines in a terminal.

## Numbers, games

review-decimal = .
review-game-chimera = 키메라
review-game-phantom-rummy = 팬텀 러미
review-round-chimera = { $round }라운드
review-round-phantom-rummy = { $round }라운드

## The whole game

review-title = { $game }: { $name }님의 플레이 복기
review-title-own = { $game }: 내 플레이 복기
review-unfinished = 끝나지 않은 게임입니다.
review-luck = 패운
review-play = 플레이
review-rest = 나머지
review-ahead = 우세
review-points = 점수
review-luck-note = 받은 패의 값어치
review-play-note = 선택으로 잃은 점수
review-rest-note = 다른 사람의 플레이와 이후의 카드
review-ahead-note = 얻은 { $points }점에서 다른 사람의 평균을 뺀 값
review-decisions = { $count ->
   *[other] 선택 { $count }회
  }
review-no-choice = { $count ->
   *[other] 선택지가 없던 차례 { $count }회
  }

## How costly a decision was

review-grade-fine = 좋음
review-grade-inaccuracy = 아쉬움
review-grade-mistake = 실수
review-grade-blunder = 큰 실수
review-count-inaccuracy = { $count ->
   *[other] 아쉬움 { $count }
  }
review-count-mistake = { $count ->
   *[other] 실수 { $count }
  }
review-count-blunder = { $count ->
   *[other] 큰 실수 { $count }
  }
review-costliest = 가장 손해가 컸던 선택
review-none-costly = 눈에 띄게 손해 본 선택이 없습니다. 잘하셨습니다!
review-none-in-round = 손해 본 선택이 없습니다.

## Round by round

review-rounds = 라운드별
review-not-scored = 점수 없음
review-all = 합계
review-plot = 라운드 진행에 따른 예상 점수
review-plot-note = 점 하나가 선택 하나이고, 내려간 만큼이 손해입니다. 마지막 점은 실제 결과입니다.
review-result = 결과
review-list = 모든 선택

## A decision

review-number = { $number }번째 선택
review-label = { $what }:
review-made = 실제 선택
review-better = 더 나은 선택
review-lost = { $points }점 손해
review-worth = 값어치 { $points }
review-hand = 손
review-moves = 선택지별 값어치
review-close = 차이를 알 수 없음
review-face-up = 공개된 카드 ({ $name }님이 받음)
review-highest-bid = { $name }님의 입찰: { $number }
review-no-bid = 아직 입찰 없음
review-swap = { $name }님과 교환: { $number ->
   *[other] { $number }장
  }
review-leads = 리드할 차례
review-to-beat = { $name }님이 낸 카드
review-treasure = 트릭 안의 보물 { $number }점
review-talon = 바닥
review-offered = { $name }님이 버린 카드
review-taken = 방금 가져온 카드
review-laid = 내려놓은 세트
review-waits = 대기
review-cards = { $count ->
   *[other] { $count }장
  }
review-sets = { $count ->
   *[other] { $count }세트
  }

## What was done: a line of a record

review-do-pass = 패스
review-do-bid = { $number } 입찰
review-do-give = 주기
review-do-play = 내기: { $kind }
review-do-take = 가져오기
review-do-announce = 대기 선언
review-do-lay = 세트 내려놓고 { $number }장 뽑기
review-do-discard = 버리기
review-do-claim = “내 거!”
review-do-out = 화료
review-do-decline = 카드를 두기
review-do-silent = 말하지 않기

## Below the page

review-how = 모든 선택은 그 순간 이 플레이어가 알던 것만으로 평가했습니다. 봇 ‘best’가 고른 유력한 수들과 실제 수를 숨은 카드의 배치 { $deals }가지에서 끝까지 진행해 비교했습니다. 점수는 라운드에서 다른 사람의 평균보다 더 얻은 점수입니다.

## What can be wrong

review-no-seat = 이 게임의 자리는 0부터 { $high }까지입니다.
review-no-game = 이 파일에는 게임이 { $count ->
   *[other] { $count }개
  } 있습니다. { $number }번째 게임은 없습니다.
review-stopped = 복기가 중단되었습니다.
