### 봇이 어떤 수를 좋게, 또는 나쁘게 보는 까닭: 수에 대한 짧은 문장 하나씩.

## 수의 좋은 점

reason-waits-on = 아직 안 보인 카드 중 { $count }장이 손을 완성합니다.
reason-comes-nearer = 화료에 가까워집니다. { $count ->
    [0] 이제 모자란 카드가 없습니다.
   *[other] { $count }장이 모자랍니다.
    }
reason-safe-discard = 대기 중인 사람에게 거의 쓸모가 없습니다(가능한 배치 100가지 중 { $percent }가지).
reason-first-set = 화료하려면 먼저 세트 하나를 내려놓아야 합니다.
reason-completes-set = 세트를 완성합니다.
reason-lays-set = 내려놓은 세트마다 1점입니다.
reason-denies-waiting = 가능한 배치 100가지 중 { $percent }가지에서 대기 중인 사람에게 필요한 카드를 가져옵니다.
reason-takes-red = 화료할 때 빨간 카드는 1점입니다.
reason-fits-nothing = 손에 있는 다른 카드와 어울리지 않는 카드입니다.
reason-keeps-most-helps = 아직 안 보인 카드 중 { $count }장이 도움이 됩니다. 더 나은 버릴 카드는 없습니다.
reason-nobody-can-claim = 이 카드로 세트를 만들 수 있는 사람이 없습니다.
reason-keeps-set-hidden = 세트를 손에 숨겨 둡니다.
reason-claims-lead-away = 카드를 가져오면 화료에서 멀어집니다.
reason-claims-do-not-help = 카드를 가져와도 화료에 가까워지지 않습니다.
reason-stays-free = 대기를 선언하지 않으면 손을 아직 바꿀 수 있습니다.

## 수의 나쁜 점

reason-feeds-waiting = 가능한 배치 100가지 중 { $percent }가지에서 대기 중인 사람이 화료할 수 있습니다.
reason-goes-further = 화료에서 더 멉니다. { $count }장이 모자랍니다.
reason-discards-red = 1점짜리 빨간 카드를 버립니다.
reason-fewer-helps = { $count ->
    [0] 아직 안 보인 카드 중 도움이 되는 것이 없습니다.
   *[other] 아직 안 보인 카드 중 { $count }장만 도움이 됩니다.
    } 더 많을 수 있었습니다.
reason-freezes-hand = 대기를 선언하면 손을 더 바꿀 수 없습니다.
reason-misses-wait = 대기를 선언해야 다른 사람이 버린 카드로 화료할 수 있습니다.
