event-chimera-dealt = { $dealer ->
    [0] 내가 딜러입니다.
   *[other] { $dealer-name }님이 딜러입니다.
  } { $holder ->
    [0] 내가 공개된 카드({ $card })를 받아 경매를 시작합니다.
   *[other] { $holder-name }님이 공개된 카드({ $card })를 받아 경매를 시작합니다.
  }
event-chimera-bid = { $seat ->
    [0] 나: 입찰 { $bid }.
   *[other] { $name }: 입찰 { $bid }.
  }
event-chimera-pass = { $seat ->
    [0] 나: 패스.
   *[other] { $name }: 패스.
  }
event-chimera-forced = 아무도 입찰하지 않아 { $seat ->
    [0] 내가
   *[other] { $name }님이
  } 20을 입찰해야 합니다.
event-chimera-thrown-in = 세 명 모두 패스했습니다. 카드를 섞어 다시 나눕니다.
event-chimera-contract = { $role ->
    [chimera] 내가 키메라입니다(입찰 { $bid }). 혼자서 헌터 { $hunters } 팀과 겨루고, 먼저 리드합니다.
    [hunter] { $name }님이 키메라입니다(입찰 { $bid }). 헌터: 나, { $partner }.
   *[other] { $name }님이 키메라입니다(입찰 { $bid }). 헌터: { $hunters }.
  }
event-chimera-den = { $seat ->
    [0] 키메라 덴에서 가져온 카드:
   *[other] { $name }님이 키메라 덴에서 가져온 카드:
  } { $cards }.
event-chimera-gave = { $seat ->
    [0] 준 카드: { $cards }.
   *[other] { $name }님이 준 카드: { $cards }.
  }
event-chimera-got = 받은 카드: { $cards }.
event-chimera-swapped = 헌터들이 교환을 마쳤습니다.
event-chimera-play = { $seat ->
    [0] 나: { $what }.
   *[other] { $name }: { $what }.
  }
event-chimera-trick = { $seat ->
    [0] 나: 트릭 획득
   *[other] { $name }: 트릭 획득
  }{ $points ->
    [0] .
   *[other] , 보물 { $points }점.
  }
event-chimera-out = { $seat ->
    [0] 내가 먼저 손을 털었습니다
   *[other] { $name }님이 먼저 손을 털었습니다
  }
