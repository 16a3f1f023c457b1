### 터미널에서 하는 게임(lair play). 이 프로그램을 처음 보는 사람을 위한 짧은 문장.

## 일어난 일

play-phantom-greeting = 팬텀 러미는 { $rounds }라운드까지, 또는 누군가 { $points }점이 될 때까지 합니다{ $advanced ->
    [0] .
   *[other] { " " }(고급 규칙).
  } ?: 설명, s: 점수, q: 그만두기.
play-phantom-goal = { $rounds ->
    [1] 라운드는 하나뿐입니다.
   *[other] 전체 { $rounds }라운드 중 { $counted }라운드를 마쳤습니다.
  } 누군가 { $points }점이 되면 더 일찍 끝납니다.
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

## 테이블
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

## 라운드 점수

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

## 도움말

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

## 다시 보기: 키로 건너뛰는 단위

watch-mark-phantom = 차례
