score-title = 점수판
score-lead = 실물 카드로 하는 게임을 위한 점수판입니다. 무슨 일이 있었는지 알려 주면 점수를 계산합니다. 이 브라우저에만 남고 네트워크가 필요 없습니다.
score-kept = 내 점수판
score-all = 모든 점수판
score-new = 새 점수판
score-game = 게임
score-seats = 인원
score-player = 플레이어 { $number }
score-begin = 시작
score-import = 점수판 불러오기
score-import-text = 이 기기나 다른 기기에서 파일로 저장한 점수판을 불러옵니다.
score-import-choose = 파일 고르기
score-imported = { $count ->
   *[other] 점수판 { $count }개를 불러왔습니다.
  }
score-not-a-pad = 이 파일은 점수판이 아닙니다.
score-count = { $count ->
    [0] 아직 라운드 없음
   *[other] { $count }라운드
  }
score-unknown-title = 없는 점수판입니다
score-unknown-text = 이 브라우저에는 없습니다. 다른 기기에 있거나 지워졌을 수 있습니다.
score-totals = 총점
score-over = { $count ->
   *[other] { $names } 승리!
  }
score-add-round = { $number }라운드 적기
score-round = { $number }라운드
score-round-column = 라운드
score-rounds = 라운드 기록
score-edit-round = { $number }라운드 고치기
score-edit-hint = 고치려면 라운드 번호를 누르세요.
score-mark-out = 먼저 끝냄
score-late-rounds = 줄을 그은 라운드는 게임이 끝난 뒤라서 세지 않습니다.
score-course = 점수 흐름
score-empty = 아직 라운드가 없습니다. 첫 라운드가 끝나면 여기에 적으세요.
score-undo = 되돌리기
score-names = 이름
score-more-actions = 더 보기
score-share = 글로 공유
score-copied = 복사했습니다. 원하는 곳에 붙여 넣으세요.
score-not-shared = 이 브라우저에서는 글을 공유하거나 복사할 수 없습니다.
score-export = 파일로 저장
score-remove-pad = 삭제
score-remove-title = 이 점수판을 지울까요?
score-remove-text = 파일로 저장하지 않았다면 다른 곳에는 없습니다.
score-keep = 그대로 두기
score-not-kept = 이 브라우저는 아무것도 남기지 않습니다. 나가기 전에 파일로 저장하세요.
score-save-round = 적기
score-remove-round = 라운드 삭제
score-removed-round = { $number }라운드를 지웠습니다. 되돌리기로 복구할 수 있습니다.
score-result = { $name }: { $points }
score-text-total = 합계: { $line }
score-out = 누가 먼저 끝냈나요?
score-less = 하나 줄이기: { $what }
score-more = 하나 늘리기: { $what }
