admin-no-player = ‘{ $player }’ 플레이어가 없습니다. “lair admin players”로 ID를 볼 수 있습니다.
admin-no-report = { $number }번 신고가 없습니다.
admin-no-table = 닫을 수 있는 ‘{ $table }’ 테이블이 없습니다.
admin-of-nothing = ‘{ $what }’ 뒤에는 아무것도 쓰지 않습니다.
admin-of-whom = ‘{ $what }’의 대상을 ID나 번호로 알려 주세요.
backup-done = 사본을 ‘{ $path }’에 저장했습니다.
