pr-round = { $round }/{ $rounds }라운드
pr-talon = 바닥
pr-talon-empty = 바닥이 비었습니다. 다음 차례에 새 카드가 놓입니다.
pr-deck = 더미: { $count }장
pr-hand = 내 손
pr-just-taken = { $card }, 방금 가져온 카드
pr-waits = 대기
pr-no-sets = 세트 없음
pr-pile = { $name }님이 버린 카드 { $count }장, 마지막: { $card }. 버린 카드 모두 보기
pr-pile-empty = { $name }님이 버린 카드가 없습니다. 버린 카드 모두 보기
pr-piles = 버린 카드
pr-no-discards = 아직 없음
pr-complete = 필요한 카드가 다 있습니다.
pr-missing = { $count }장 부족
pr-helping = 도움이 되는 카드: { $cards }
pr-outlook = 남은 거리 보기
pr-take-card = { $card } 가져오기
pr-lay = 내려놓기
pr-lay-draw = 내려놓고 뽑기
pr-lay-and-draw = 내려놓고 { $count }장 뽑기
pr-discard = 버리기
pr-announce = 대기 선언
pr-silent = 선언하지 않기
pr-mine = 내 거!
pr-decline = 그냥 두기
pr-out = 화료
pr-out-how = 무엇을 보일까요?
pr-out-note = 맨 위가 아직 안 보인 카드와 가장 많이 일치합니다.
pr-claim-how = 어느 세트를 내려놓을까요?
pr-now-take = 바닥에서 카드를 한 장 가져오세요.
pr-now-take-waiting = 대기 중입니다. 바닥에서 한 장 가져오세요.
pr-now-act = 세 장을 내려놓거나 한 장을 버리세요.
pr-now-lay = 세트입니다. 몇 장 뽑을까요?
pr-now-out = 화료할 수 있습니다!
pr-now-discard = 버린 뒤에도 한 장만 모자라도록 카드를 버리세요.
pr-now-discard-taken = 대기 중이라 이 카드를 버립니다.
pr-now-announce = 한 장만 모자랍니다. 선언할까요?
pr-now-offer = { $name }님이 버린 카드: { $card }. 세트로 가져올까요?
pr-now-offer-out = { $name }님이 버린 카드: { $card }. 화료할 수 있습니다!
pr-now-offer-none = { $name }님이 버린 카드: { $card }. 가져올 수 없습니다. 그냥 두면 게임이 이어집니다.
pr-now-window = 이 카드를 누가 가져갈까요? { $card }
pr-now-other = { $name }님 차례입니다.
pr-now-over = 라운드가 끝났습니다.
pr-why-not-turn = 내 차례가 아닙니다.
pr-why-take-first = 먼저 바닥에서 카드를 한 장 가져오세요.
pr-why-taken = 카드를 이미 가져왔습니다.
pr-why-answer-first = 먼저 질문에 답하세요.
pr-why-frozen = 대기 중에는 손을 바꿀 수 없습니다.
pr-why-announced = 선언했습니다. 이제 한 장을 버리세요.
pr-why-three = 세 장을 고르세요. 같은 카드 세 장이나 같은 종류의 연속된 숫자 세 장입니다.
pr-why-no-set = 세트가 아닙니다. 같은 카드 세 장이나 같은 종류의 연속된 숫자 세 장이 필요합니다.
pr-why-one = 버릴 카드를 한 장 고르세요.
pr-why-breaks-wait = 이 카드가 없으면 대기가 되지 않습니다.
pr-why-draw = 지금은 그만큼 뽑을 수 없습니다.
pr-why-not-out = 지금은 화료할 수 없습니다.
pr-why-no-announce = 지금은 선언할 수 없습니다. 내려놓은 세트가 있고 꼭 한 장만 부족해야 합니다.
pr-log-deal = { $round }라운드: { $who ->
    [you] 내가 시작합니다
   *[other] { $name }님이 시작합니다
  }
pr-log-take = { $who ->
    [you] 내가
   *[other] { $name }님이
  } 가져온 카드: { $card }.
pr-log-discard = { $who ->
    [you] 내가
   *[other] { $name }님이
  } 버린 카드: { $card }.
pr-log-announce = { $who ->
    [you] 나는
   *[other] { $name }님은
  } 한 장을 기다립니다.
pr-log-lay = { $who ->
    [you] 내가
   *[other] { $name }님이
  } 내려놓은 세트: { $cards }. { $draw }장 뽑음.
pr-log-claim = “내 거!” { $who ->
    [you] 내가
   *[other] { $name }님이
  } 내려놓은 세트: { $cards }. 2장 뽑음.
pr-log-draw = 뽑은 카드: { $cards }.
pr-log-decline = 카드를 그냥 두었습니다.
pr-log-out = { $who ->
    [you] 화료했습니다!
   *[other] { $name }님이 화료했습니다!
  }
pr-log-talon = 새 바닥 카드: { $cards }.
pr-log-turned = 뒤집은 카드: { $card }.
pr-deck-out = 더미가 다 떨어졌습니다. 아무도 점수를 얻지 못합니다.
pr-wins-game = { $who ->
    [you] 아이템 그룹 세 개: 게임에서 이겼습니다!
   *[other] 아이템 그룹 세 개: { $name }님이 게임에서 이겼습니다!
  }
pr-turned-match = { $card }, 일치
pr-turned-no-match = { $card }, 불일치
pr-left-over = 남은 카드
pr-part-laid-sets = 내려놓은 세트 { $count }개
pr-part-red-cards = 빨간 카드 { $count }장
pr-part-turned = 뒤집은 카드
pr-part-red-1-7 = 빨간 1 또는 7, 1이나 7이나 아이템이 있음
pr-part-red-2-6 = 빨간 2 또는 6, 1과 7과 아이템이 없음
pr-part-red-3-5 = 빨간 3 또는 5, 내려놓은 세트 세 개
pr-part-red-4 = 빨간 4, 모두 한 종류
pr-part-special-item = 특수 아이템
pr-part-item-groups = 아이템 그룹 세 개
pr-part-discarder = 화료 카드를 버림
pr-advice-take = { $card } 가져오기.
pr-advice-lay = { $cards } 내려놓고 { $draw }장 뽑기.
pr-advice-discard = { $card } 버리기.
pr-advice-claim = “내 거!”: { $cards }.
pr-advice-out = 화료하기.
pr-advice-announce = 대기 선언하기.
pr-advice-decline = 그냥 두기.
pr-advice-silent = 선언하지 않기.
pr-info-goal = { $rounds }라운드가 끝나거나 누군가 { $points }점이 되면 게임이 끝납니다.
pr-info-together = 화료: 내려놓은 것과 손을 합쳐 세트 두 개와 페어. 세트 하나는 먼저 내려놓아야 합니다.
pr-info-in-hand = 화료: 손에 세트 두 개와 페어, 그리고 내려놓은 세트 하나. 내려놓은 뒤에는 두 장을 뽑습니다.
pr-info-basic = 기본 점수: 내려놓은 세트, 빨간 카드, 더미에서 뒤집은 카드.
pr-info-advanced = 고급 점수: 내려놓은 세트, 조건이 맞는 빨간 숫자, 특수 아이템. 아이템 그룹 셋을 내려놓고 화료하면 게임에서 이깁니다. 화료 카드를 버린 사람은 그만큼 잃습니다.
pr-info-replay = 더미가 떨어져 끝난 라운드는 세지 않습니다.
pr-info-counts = 더미가 떨어져 끝난 라운드도 셉니다.
pr-key-move = 다음 카드
pr-key-row = 바닥, 손
pr-key-choose = 카드 고르기 또는 가져오기
pr-key-discard = 버리기
pr-key-lay = 내려놓고 가능한 만큼 뽑기
pr-key-draw = 내려놓고 그만큼 뽑기
pr-key-announce = 대기 선언
pr-key-out = 화료
pr-key-mine = “내 거!”
pr-key-decline = 그냥 두기, 선언하지 않기
pr-key-hint = 힌트
pr-key-piles = 버린 카드
pr-key-scores = 점수
pr-key-chat = 채팅
pr-key-clear = 고른 카드 지우기
pr-rules-all = 팬텀 러미의 모든 규칙
