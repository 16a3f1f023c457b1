home-title = 카드 게임
home-heading = 앉아서 바로 한 판
home-lead = 봇과도, 친구와도 즐기는 두 가지 카드 게임. 무료이고 계정도 필요 없습니다.
home-mine = 내 테이블
home-play = 바로 하기
home-play-bots = 봇과 하기
home-you = 나와 봇
home-friends = 친구와 하기
home-friends-text = 테이블을 열고 링크를 보내세요. 빈자리는 봇이 채울 수 있습니다.
home-make-table = 테이블 열기
home-open = 열린 테이블
home-open-none = 열린 테이블이 없습니다. 하나 열거나 봇과 해 보세요.
home-free-seats = 빈자리 { $count }개
home-running = 진행 중
home-watch = 관전
home-offline = 서버에 연결할 수 없습니다. 봇과의 게임은 이 기기에서 할 수 있고, 친구와 오늘의 카드는 서버가 필요합니다.
home-more = 더 보기

## Today’s deal

today-title = 오늘의 카드
today-lead = 하루에 한 번, 모두에게 같은 카드. 얼마나 잘할 수 있나요?
today-play = 플레이
today-go-on = 이어서 하기
today-players = { $count ->
    [0] 여기서는 아직 아무도 하지 않았습니다.
   *[other] 여기서 { $count }명이 했습니다.
  }
today-points = { $count ->
   *[other] { $shown }점
  }
today-better = { $others }명 중 { $below }명보다 높은 점수
today-bot = 같은 자리의 봇: { $points }
today-share = 공유
today-share-head = Lair · { $game } · { $date }
today-copied = 복사했습니다. 원하는 곳에 붙여 넣으세요.
