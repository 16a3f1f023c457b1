promise-untrusted = 이 게임의 카드를 믿지 마세요. { $why }
promise-commit-changed = 서버가 게임을 시작할 때와 다른 시드를 약속했다고 말합니다.
promise-seed-changed = 기록에 있는 내 시드가 내가 보낸 것과 다릅니다.
