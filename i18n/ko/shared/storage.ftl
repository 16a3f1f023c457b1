### 모든 테이블을 담은 파일에서 생길 수 있는 문제.

storage-full = 디스크가 가득 차서 ‘{ $path }’ 파일에 더 쓸 수 없습니다. 공간을 비워 주세요.
storage-readonly = ‘{ $path }’ 파일에 쓸 수 없습니다. 파일과 폴더의 쓰기 권한을 확인해 주세요.
storage-damaged = ‘{ $path }’ 파일이 손상되었습니다: { $reason }. 파일은 그대로 두었습니다. 백업을 사용해 주세요.
storage-busy = ‘{ $path }’ 파일은 다른 서버가 쓰고 있습니다. 그 서버를 멈추거나 다른 파일을 골라 주세요.
storage-newer = ‘{ $path }’ 파일의 버전은 { $version }입니다. 이 프로그램은 버전 { $known }까지 압니다. 더 새로운 프로그램을 써 주세요.
storage-foreign = ‘{ $path }’ 파일은 Lair의 파일이 아닙니다. 파일은 그대로 두었습니다. 다른 파일을 골라 주세요.
storage-missing = ‘{ $path }’ 파일이 없습니다.
storage-exists = ‘{ $path }’ 파일이 이미 있어 덮어쓰지 않습니다. 다른 이름을 골라 주세요.
storage-failed = ‘{ $path }’ 파일을 쓸 수 없습니다: { $reason }.
storage-bad-pages = 손상됨: { $reason }
storage-bad-log = 테이블 { $table }: 기록의 { $first }번부터 { $last }번까지 항목이 손상되었거나 없습니다.
storage-bad-game = 테이블 { $table }: { $number }번째 게임이 손상되었습니다.
