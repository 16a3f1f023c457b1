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

## 키메라: 일어난 일

play-chimera-greeting = 키메라의 목표 점수는 { $limit }점입니다. ?: 설명, s: 점수, q: 그만두기.
play-chimera-round = { $round }라운드
play-chimera-dealt = { $dealer ->
    [0] 내가 딜러입니다.
   *[other] { $dealer-name }님이 딜러입니다.
  } { $holder ->
    [0] 내가 공개된 카드를 받아 경매를 시작합니다:
   *[other] { $holder-name }님이 공개된 카드를 받아 경매를 시작합니다:
  }
play-chimera-bids = { $seat ->
    [0] 나: 입찰 { $bid }.
   *[other] { $name }: 입찰 { $bid }.
  }
play-chimera-passes = { $seat ->
    [0] 나: 패스.
   *[other] { $name }: 패스.
  }
play-chimera-forced = 아무도 입찰하지 않아 { $seat ->
    [0] 내가
   *[other] { $name }님이
  } 20을 입찰해야 합니다.
play-chimera-thrown-in = 세 명 모두 패스했습니다. 카드를 섞어 다시 나눕니다.
play-chimera-you-are = 내가 키메라입니다(입찰 { $bid }). 혼자서 헌터 { $hunters } 팀과 겨루고, 먼저 리드합니다.
play-chimera-other-is = { $name }님이 키메라입니다(입찰 { $bid }). 헌터: 나, { $partner }.
play-chimera-is = { $name }님이 키메라입니다(입찰 { $bid }). 헌터: { $hunters }.
play-chimera-den = { $seat ->
    [0] 키메라 덴에서 가져온 카드:
   *[other] { $name }님이 키메라 덴에서 가져온 카드:
  }
play-chimera-gave = { $seat ->
    [0] { $partner }님에게 준 카드:
   *[other] { $name }님이 { $partner }님에게 준 카드:
  }
play-chimera-got = { $partner }님에게 받은 카드:
play-chimera-swapped = { $hunters }: 카드를 { $count }장씩 교환했습니다.
play-chimera-leads = { $seat ->
    [0] 나의 리드: { $what }.
   *[other] { $name }님의 리드: { $what }.
  }
play-chimera-plays = { $seat ->
    [0] 나: { $what }.
   *[other] { $name }: { $what }.
  }
play-chimera-left = ({ $count }장 남음)
play-chimera-trick = { $seat ->
    [0] 나: 트릭 획득
   *[other] { $name }: 트릭 획득
  }{ $points ->
    [0] .
   *[other] , 보물 { $points }점.
  }
play-chimera-out = { $seat ->
    [0] 내가 먼저 손을 털었습니다
   *[other] { $name }님이 먼저 손을 털었습니다
  }

## 키메라: 문장 속의 조합

play-combination-single = { $top-id ->
    [rank-hero] 싱글 히어로
    [rank-pi-ya] 싱글 비휴
    [rank-chimera] 싱글 키메라
   *[other] 싱글 { $top }
  }
play-combination-pair = { $top-id ->
    [rank-hero] 히어로 페어
   *[other] { $top } 페어
  }
play-combination-pair-run = { $low }~{ $top } 연속 페어
play-combination-triple = { $top-id ->
    [rank-hero] 히어로 트리플
   *[other] { $top } 트리플
  }
play-combination-triple-run = { $low }~{ $top } 연속 트리플
play-combination-triple-single = { play-combination-triple } + 싱글 { $with }
play-combination-triple-pair = { play-combination-triple } + 페어 { $with }
play-combination-triple-run-singles = { play-combination-triple-run } + 각 싱글 { $with }
play-combination-triple-run-pairs = { play-combination-triple-run } + 각 페어 { $with }
play-combination-straight = { $low }~{ $top } 스트레이트
play-combination-pi-ya = { " " }(비휴 = { $rank })
play-combination-quad-singles = { $top-id ->
    [rank-hero] 히어로 쿼드
   *[other] { $top } 쿼드
  } + 싱글 두 개 { $with }
play-combination-quad-pairs = { $top-id ->
    [rank-hero] 히어로 쿼드
   *[other] { $top } 쿼드
  } + 페어 두 개 { $with }
play-combination-trap = { $top-id ->
    [rank-hero] 히어로 트랩
   *[other] { $top } 트랩
  }
play-combination-flight = 키메라 승천

## 키메라: 테이블

play-chimera-seat = { $role ->
    [chimera] { $name } (키메라, { $bid }) { $cards }장
    [you-chimera] 나 (키메라, { $bid }) { $cards }장
    [partner] { $name } (파트너) { $cards }장
    [hunter] { $name } (헌터) { $cards }장
   *[you] 나 { $cards }장
  }
play-chimera-holds = , 알려진 카드
play-chimera-trick-so-far = 트릭
play-chimera-trick-passed = { $seat ->
    [0] 나 패스
   *[other] { $name } 패스
  }
play-chimera-hand = 손
play-chimera-ask-bid = { $standing ->
    [0] 얼마를 입찰할까요? 20, 30, 40 또는 p(패스). (?: 도움말)
    [20] 현재 입찰 20. 30이나 40을 입찰하거나 p(패스). (?: 도움말)
   *[other] 현재 입찰 { $standing }. 40을 입찰하거나 p(패스). (?: 도움말)
  }
play-chimera-ask-gift = { $partner }님에게 줄 카드 { $count }장을 골라 주세요. 받을 카드는 고른 뒤에 볼 수 있습니다.
play-chimera-ask-lead = 리드할 차례입니다. 아무 조합이나 카드를 입력하세요. (l: 가능한 { $count }가지 목록, ?: 도움말)
play-chimera-needed = { $top-id ->
    [rank-hero] 싱글 비휴 또는 싱글 키메라
    [rank-pi-ya] 싱글 키메라
   *[other] { $top }보다 강한 { $kind }{ $length ->
        [0] { "" }
       *[other] { " " }{ $length }장
      }
  }
play-chimera-or-flight = { $flight ->
    [0] { "" }
   *[other] { " " }또는 키메라 승천
  }
play-chimera-or-trap = { $flight ->
    [0] { " " }또는 트랩.
   *[other] , 트랩 또는 키메라 승천.
  }
play-chimera-ask-follow = 필요한 조합: { $need ->
    [flight] 키메라 승천.
    [trap] 트랩{ play-chimera-or-flight }.
    [higher-trap] { $top }보다 강한 트랩{ play-chimera-or-flight }.
   *[higher] { play-chimera-needed }{ play-chimera-or-trap }
  } 낼 수 있는 방법 { $count }가지(l: 목록), 또는 p(패스).
play-chimera-partner-wins = 지금 파트너 { $partner }님이 이 트릭에서 이기고 있습니다.
play-chimera-ask-pass = 바닥의 조합: { $what }. 이길 수 있는 카드가 없습니다. Enter를 누르면 패스합니다.
play-chimera-ask-number = 번호나 카드를 입력하세요. Enter를 누르면 돌아갑니다.
play-chimera-which = 이 카드는 여러 가지로 볼 수 있습니다. 어느 쪽인가요?
# $do (text): pass, bid, gift or play
play-chimera-hint = { $do ->
    [pass] 힌트: 패스.
    [bid] 힌트: { $number } 입찰.
    [gift] 힌트: { $what } 주기.
   *[play] 힌트: { $what } 내기.
  }
play-chimera-not-cards = ‘{ $text }’: 알아볼 수 없습니다. 7 7 7 5 또는 8-12처럼 숫자를 입력하세요. ?: 도움말.
play-chimera-not-bid = ‘{ $text }’: 알아볼 수 없습니다. 20, 30, 40 또는 p(패스)를 입력하세요.
play-chimera-enter-no-pass = 입력한 것이 없어 아무것도 내지 않았습니다. 패스하려면 p를 입력하세요.
play-chimera-list-rest = { $count }가지 더: l { $number }
play-chimera-list-pass = 패스

## 키메라: 라운드 점수

play-chimera-part-bid-won = 입찰의 2배
play-chimera-part-traps = 나온 트랩
play-chimera-part-flight = 키메라 승천
play-chimera-part-idle-hunter = 카드를 못 낸 헌터
play-chimera-part-bid-lost = 입찰 실패
play-chimera-part-hunters-win = 헌터 승리
play-chimera-part-treasures = 보물
play-chimera-limit = 목표 점수는 { $limit }점입니다.

## 키메라: 도움말

play-chimera-help-title = 키메라
play-chimera-help-aim = 누구보다 먼저 손을 모두 털면 됩니다. 한 명은 키메라로서 20장을 들고 혼자 싸우고, 나머지 두 명은 헌터로서 17장씩 들고 한 팀이 됩니다. 한 사람이 손을 털면 라운드가 끝납니다.
play-chimera-help-bidding = 경매. 20, 30, 40 중에서 앞사람보다 높게 입찰합니다. 가장 높게 입찰한 사람이 키메라가 되어 키메라 덴의 카드 3장을 더 가져옵니다. 그다음 헌터들이 비공개로 카드를 교환합니다. 20이면 없음, 30이면 1장씩, 40이면 2장씩입니다.
play-chimera-help-tricks = 트릭. 리드하는 사람은 아래 조합 중 아무것이나 냅니다. 다른 사람은 차례대로 같은 종류, 같은 장수의 더 강한 조합을 내거나 패스합니다. 패스한 사람도 나중에 다시 낼 수 있습니다. 두 사람이 연속으로 패스하면 마지막에 낸 사람이 트릭을 따고 다음 트릭을 리드합니다.
play-chimera-help-traps = 트랩은 더 강한 트랩과 키메라 승천을 뺀 모든 조합을 이깁니다. 키메라 승천을 이기는 조합은 없습니다.
play-chimera-help-cards = 카드. 1이 가장 낮고 12가 높으며, 그 위로 히어로(H), 비휴(PY), 키메라(CH)가 있습니다. 네 가문은 아무 영향이 없습니다: { $families }.
play-chimera-help-points = 점수. 키메라가 먼저 손을 털면 입찰의 2배를 얻고, 나온 트랩마다, 키메라 승천이 나오면, 카드를 한 장도 못 낸 헌터가 있으면 각각 25점을 더 얻습니다. 헌터가 먼저 손을 털면 키메라는 입찰만큼 잃고 헌터는 20점씩 얻습니다. 어느 경우든 내가 딴 트릭에 있는 2는 10점, 11은 5점입니다.
play-chimera-help-combinations = 조합과 입력 방법
play-chimera-help-keys = p: 패스. 같은 트릭에서 나중에 다시 낼 수 있습니다. l: 낼 수 있는 조합 목록, 그다음 번호를 입력하면 냅니다. h: 좋은 수와 그 까닭. 히어로 한 장은 H. s: 점수, ?: 이 도움말, q: 그만두기. 특정 가문의 카드를 고르려면 그 글자를 붙이세요: 7j.

play-chimera-example-single = 9
play-chimera-example-pair = 7 7
play-chimera-example-pair-run = 33-55 (페어 세 개 이상 연속)
play-chimera-example-triple = 777
play-chimera-example-triple-run = 777 888 (트리플 두 개 이상 연속)
play-chimera-example-triple-single = 777 5
play-chimera-example-triple-pair = 777 55
play-chimera-example-triple-run-singles = 777 888 3 h (트리플 수만큼)
play-chimera-example-triple-run-pairs = 777 888 33 55 (트리플 수만큼)
play-chimera-example-straight = 8-12 (다섯 장 이상 연속, 빈 숫자는 py로 채움)
play-chimera-example-quad-singles = 7777 2 10
play-chimera-example-quad-pairs = 7777 22 55
play-chimera-example-trap = 7777
play-chimera-example-flight = ch py

## 팬텀 러미: 일어난 일

play-phantom-greeting = 팬텀 러미는 { $rounds }라운드까지, 또는 누군가 { $points }점이 될 때까지 합니다{ $advanced ->
    [0] .
   *[other] { " " }(고급 규칙).
  } ?: 설명, s: 점수, q: 그만두기.
play-phantom-goal = { $rounds ->
    [1] 라운드는 하나뿐입니다.
   *[other] 전체 { $rounds }라운드 중 { $counted }라운드를 마쳤습니다.
  } 누군가 { $points }점이 되면 더 일찍 끝납니다.
play-phantom-round = { $round }라운드
play-phantom-starts = { $seat ->
    [0] 내가 시작합니다.
   *[other] { $name }님이 시작합니다.
  }
play-phantom-takes = { $seat ->
    [0] 내가 가져온 카드:
   *[other] { $name }님이 가져온 카드:
  }
play-phantom-discards = { $seat ->
    [0] 내가 버린 카드:
   *[other] { $name }님이 버린 카드:
  }
play-phantom-draws = { $seat ->
    [0] 뽑은 카드:
   *[other] { $name }님이 뽑은 카드:
  }
play-phantom-announces = { $seat ->
    [0] 대기를 선언했습니다. 한 장만 더 오면 화료입니다.
   *[other] { $name }님이 대기 중입니다. 한 장만 더 오면 { $name }님의 화료입니다!
  }
play-phantom-lays = { $seat ->
    [0] 내가 세트를 내려놓고
   *[other] { $name }님이 세트를 내려놓고
  } { $draw ->
    [0] 카드는 뽑지 않았습니다
    [1] 카드 한 장을 뽑았습니다
   *[other] 카드 두 장을 뽑았습니다
  }.
play-phantom-claims = “내 거!” { $seat ->
    [0] 내가 카드를 가져와 세트를 내려놓고 두 장을 뽑았습니다.
   *[other] { $name }님이 카드를 가져와 세트를 내려놓고 두 장을 뽑았습니다.
  }
play-phantom-out = { $seat ->
    [0] 화료했습니다!
   *[other] { $name }님이 화료했습니다!
  } 공개: { $shown }. 손 전체:
play-phantom-declines = { $seat ->
    [0] 카드를 가져오지 않았습니다.
   *[other] { $name }님은 카드를 가져오지 않았습니다.
  }
play-phantom-new-talon = 새 바닥 카드:
play-phantom-turned = 뒤집은 카드, 일치:
play-phantom-turned-last = 뒤집은 카드, 불일치:
play-phantom-deck-out = 더미가 다 떨어졌습니다. 이번 라운드는 아무도 점수를 얻지 못합니다.
play-phantom-items-win = { $seat ->
    [0] 아이템 그룹 세 개: 게임 전체에서 승리했습니다!
   *[other] 아이템 그룹 세 개: { $name }님이 게임 전체에서 승리했습니다!
  }

## 팬텀 러미: 테이블
# talon, hand, 목록의 낱말(list-take부터 list-decline까지)은 한글 세 글자 이내.

play-phantom-cards = { $cards }장
play-phantom-waits = 대기
play-phantom-pile = · 버린 카드
play-phantom-talon = 바닥
play-phantom-deck = (더미 { $cards }장)
play-phantom-hand = 손
play-phantom-lay-first = 필요한 카드는 손에 다 있지만, 먼저 세트 하나를 내려놓아야 합니다.
play-phantom-complete = 화료에 필요한 카드가 모두 있습니다.
play-phantom-missing = 화료하려면 { $missing }장이 모자랍니다. { $many ->
    [0] 도움이 되는 카드: { $cards } (아직 안 보인 카드 { $unseen }장).
   *[other] 아직 안 보인 카드 중 { $unseen }장이 도움이 됩니다.
  }
play-phantom-best-discard = 버리기 가장 좋은 카드: { $cards }. 버리면 { $missing }장이 모자라고, 아직 안 보인 카드 중 { $unseen }장이 도움이 됩니다.

play-phantom-list-take = 집기
play-phantom-list-wait = 대기
play-phantom-list-out = 화료
play-phantom-list-lay = 놓기
play-phantom-list-discard = 버리기
play-phantom-list-claim = 내 거!
play-phantom-list-decline = 아니요
play-phantom-list-set = { $cards }, { $draw }장 뽑기
play-phantom-list-announce = 대기 선언
play-phantom-list-no = 가져오지 않기
play-phantom-list-silent = 선언하지 않기

play-phantom-ask-only = 할 수 있는 일이 하나뿐입니다. Enter를 누르세요.
play-phantom-ask-take = 카드를 한 장 가져오세요: 번호 또는 t h3. (?: 도움말)
play-phantom-ask-act = { $what ->
    [out] 화료할 수 있습니다: out을 입력하거나 번호를 고르세요.
    [lay] 세트를 내려놓거나 카드를 버리세요: 번호, d h3 또는 lay h1 h2 h3 2.
   *[discard] 카드를 한 장 버리세요: 번호 또는 d h3.
  } (?: 도움말)
play-phantom-ask-discard = 버린 뒤에도 한 장만 모자라도록 카드를 버리세요: 번호 또는 d h3.
play-phantom-ask-announce = 한 장만 모자랍니다. 대기를 선언할까요? { play-yes-or-no }
play-phantom-ask-out = { $name }님이 버린 카드: { $card }. 이 카드로 화료할 수 있습니다. 화료할까요? { play-yes-or-no }
play-phantom-ask-claim = { $name }님이 버린 카드: { $card }. 세트로 가져올까요(“내 거!”)? { play-yes-or-no }
# $do (text): take, announce, out, lay, discard, claim, decline or silent
play-phantom-hint = { $do ->
    [take] 힌트: { $cards } 가져오기.
    [announce] 힌트: 대기 선언.
    [out] 힌트: 화료 ({ $cards }).
    [lay] 힌트: { $cards } 내려놓고 { $draw }장 뽑기.
    [discard] 힌트: { $cards } 버리기.
    [claim] 힌트: “내 거!” ({ $cards }).
    [decline] 힌트: 카드를 그냥 두기.
   *[silent] 힌트: 아무 말도 하지 않기.
  }
play-phantom-which = 어느 것인가요?
play-phantom-not-understood = ‘{ $text }’: 알아볼 수 없습니다. 카드는 h3, a7*, iB처럼 씁니다. ?: 입력 방법.
play-phantom-card-count = 가져오거나 버릴 때는 한 장, 세트는 세 장, “내 거!”는 두 장을 적어 주세요.
play-phantom-no-claim = “내 거!”는 버린 카드가 손의 두 장과 세트가 될 때만 됩니다. 지금은 그런 카드가 없습니다.
play-phantom-draw = 세트를 내려놓은 뒤에는 0장, 1장 또는 2장을 뽑을 수 있습니다.
play-phantom-answer-first = 먼저 질문에 답하세요: { play-yes-or-no }
play-phantom-no-question = 지금은 예, 아니요로 답할 것이 없습니다. 목록의 번호를 입력하세요.

## 팬텀 러미: 라운드 점수

play-phantom-part-laid-sets = 내려놓은 세트
play-phantom-part-red-cards = 빨간 카드
play-phantom-part-turned = 뒤집은 카드
play-phantom-part-red-1-7 = 빨간 1 또는 7
play-phantom-part-red-2-6 = 빨간 2 또는 6
play-phantom-part-red-3-5 = 빨간 3 또는 5
play-phantom-part-red-4 = 빨간 4
play-phantom-part-special-item = 특수 아이템
play-phantom-part-item-groups = 아이템 그룹
play-phantom-part-paid = 지불한 점수

## 팬텀 러미: 도움말

play-phantom-help-title = 팬텀 러미
play-phantom-help-aim = { $in-hand ->
    [0] 세트 두 개와 페어 하나를 모아 화료하면 됩니다. 그때 세트 하나는 이미 내려놓은 상태여야 합니다.
   *[other] 손에 세트 두 개와 페어 하나를 모아 화료하면 됩니다. 그때 다른 세트 하나를 이미 내려놓은 상태여야 합니다.
  } 화료한 사람만 점수를 얻습니다.
play-phantom-help-cards = 카드. 인간 h1~h7, 천사 a1~a7, 악마 d1~d7, 그리고 네 아이템: 검날 iB, 성배 iC, 왕관 iK, 마도서 iT. 카드마다 네 장씩 있습니다. 그중 한 장은 빨간 카드(아이템은 특수 아이템)이고 별표를 붙입니다: h3*, iB*. 나머지 세 장과 같은 카드로 봅니다.
play-phantom-help-sets = 세트: 같은 카드 세 장(그룹, a4 a4 a4) 또는 같은 종류의 연속된 숫자 세 장(런, h1 h2 h3). 페어: 같은 카드 두 장(iC iC).
play-phantom-help-turn = 내 차례: 바닥에서 카드 한 장을 가져옵니다. 그다음 세트 하나를 내려놓고 { $in-hand ->
    [0] 두 장까지
   *[other] 두 장을
  } 뽑거나, 카드 한 장을 버립니다. 가져온 뒤 필요한 카드가 모두 있으면 대신 화료할 수 있습니다.
play-phantom-help-offers = 다른 사람이 버린 카드가 내 카드 두 장과 세트를 이루면 “내 거!”를 외치고 세트를 내려놓은 다음 두 장을 뽑을 수 있습니다.
play-phantom-help-waiting = 한 장만 모자라고 내려놓은 세트가 있으면 대기를 선언할 수 있습니다. 그때부터 손은 바꿀 수 없지만, 다른 사람이 버린 카드로도 화료할 수 있습니다.
play-phantom-help-points = 점수: 내려놓은 세트마다 1점, 가진 빨간 카드나 특수 아이템마다 1점. 그다음 더미에서 카드를 뒤집어, 내 세트나 페어에 있는 것과 같은 카드마다 1점을 얻고, 같지 않은 카드가 나오면 멈춥니다.
play-phantom-help-advanced = 고급 규칙의 점수: 내려놓은 세트마다 1점, 가진 특수 아이템(iB*)마다 1점. 카드는 뒤집지 않습니다. 빨간 숫자는 다음 경우에만 점수가 됩니다.
    - 빨간 1 또는 7: 내려놓은 세트에 1, 7 또는 아이템이 있으면 2점
    - 빨간 2 또는 6: 내려놓은 세트에 1, 7, 아이템이 하나도 없으면 2점
    - 빨간 3 또는 5: 내려놓은 세트가 세 개 이상이면 2점
    - 빨간 4: 내려놓은 카드와 손의 카드가 모두 그 종류이거나 아이템이면 5점
    아이템 그룹(예: iC iC iC)을 세 개 이상 내려놓고 화료하면 곧바로 게임 전체에서 승리합니다.
    다른 사람이 버린 카드로 화료하면, 그 사람은 내가 얻는 만큼 점수를 잃습니다. 단, 0점 밑으로는 내려가지 않습니다.
    내가 버려 둔 카드 중에 같은 카드가 있으면, 다른 사람이 버린 그 카드로는 화료할 수 없습니다.
play-phantom-help-typing = 입력할 수 있는 것
play-phantom-help-words = 목록의 번호만 입력해도 됩니다.
    t h3: 카드 가져오기, d iB: 카드 버리기.
    lay h1 h2 h3 2: 세트를 내려놓고 두 장 뽑기.
    mine: 버린 카드 가져오기, out: 화료, wait: 대기 선언.
    ㅇ(네), ㄴ(아니요): 질문에 답하기. y, n도 됩니다.
    w: 남은 카드 안내 보이기/숨기기, l: 테이블 다시 보기.
    h: 좋은 수와 그 까닭.
    s: 점수, ?: 이 도움말, q: 그만두기.
