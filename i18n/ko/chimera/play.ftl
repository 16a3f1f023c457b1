### 터미널에서 하는 게임(lair play). 이 프로그램을 처음 보는 사람을 위한 짧은 문장.

## 일어난 일

play-chimera-greeting = 키메라의 목표 점수는 { $limit }점입니다. ?: 설명, s: 점수, q: 그만두기.
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

## 문장 속의 조합

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

## 테이블

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

## 라운드 점수

play-chimera-part-bid-won = 입찰의 2배
play-chimera-part-traps = 나온 트랩
play-chimera-part-flight = 키메라 승천
play-chimera-part-idle-hunter = 카드를 못 낸 헌터
play-chimera-part-bid-lost = 입찰 실패
play-chimera-part-hunters-win = 헌터 승리
play-chimera-part-treasures = 보물
play-chimera-limit = 목표 점수는 { $limit }점입니다.

## 도움말

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

## 다시 보기: 키로 건너뛰는 단위

watch-mark-chimera = 트릭
