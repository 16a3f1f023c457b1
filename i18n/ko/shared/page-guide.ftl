guide-step = { $steps }단계 중 { $step }단계
guide-you = 나
guide-hand = 내 손
guide-cards = { $count ->
   *[other] { $count }장
  }
guide-play = 진짜 게임 하기
guide-again = 다시 하기
