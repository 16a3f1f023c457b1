event-phantom-deal = { $seat ->
    [0] 내가 시작합니다.
   *[other] { $name }님이 시작합니다.
  }
event-phantom-take = { $seat ->
    [0] 내가
   *[other] { $name }님이
  } 가져온 카드: { $cards }.
event-phantom-discard = { $seat ->
    [0] 내가
   *[other] { $name }님이
  } 버린 카드: { $cards }.
event-phantom-draw = { $seat ->
    [0] 뽑은 카드:
   *[other] { $name }님이 뽑은 카드:
  } { $cards }.
event-phantom-announce = { $seat ->
    [0] 대기를 선언했습니다. 한 장만 더 오면 화료입니다.
   *[other] { $name }님이 대기 중입니다. 한 장만 더 오면 { $name }님의 화료입니다!
  }
event-phantom-lay = { $seat ->
    [0] 내가
   *[other] { $name }님이
  } 내려놓은 세트: { $cards }. { $draw }장 뽑음.
event-phantom-claim = “내 거!” { $seat ->
    [0] 내가
   *[other] { $name }님이
  } 내려놓은 세트: { $cards }. 2장 뽑음.
event-phantom-decline = { $seat ->
    [0] 카드를 가져오지 않았습니다.
   *[other] { $name }님은 카드를 가져오지 않았습니다.
  }
event-phantom-out = { $seat ->
    [0] 화료했습니다!
   *[other] { $name }님이 화료했습니다!
  } 공개: { $shown }.
event-phantom-talon = 새 바닥 카드: { $cards }.
event-phantom-turned = 뒤집은 카드: { $cards }.
event-phantom-deck-out = 더미가 다 떨어졌습니다. 이번 라운드는 아무도 점수를 얻지 못합니다.
event-phantom-items-win = { $seat ->
    [0] 아이템 그룹 세 개: 게임 전체에서 승리했습니다!
   *[other] 아이템 그룹 세 개: { $name }님이 게임 전체에서 승리했습니다!
  }
