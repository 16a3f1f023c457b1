event-wins = { $name }님이 게임에서 승리했습니다.
