### Osztások összevetése a titkos számaikkal (docs/fairness.md).

fair-bad-hex = „{ $field }”: ide 64 hexadecimális számjegy kell.
fair-by-seat = „{ $field }”: ide { $count } elem kell, minden helyhez egy.
fair-missing = Ez az osztás nem ellenőrizhető, mert nincsenek előtte titkos számok: { $number }.
fair-number = Ezek a titkos számok ehhez az osztáshoz tartoznak: { $given }, de ez következik: { $due }.
fair-server-commit = A szerver titkos száma nem az, amelynek előre megadta a lenyomatát.
fair-client-commit = Ennek a helynek a titkos száma nem az, amelynek előre megadta a lenyomatát: { $seat }.
fair-no-commit = Ez a hely titkos számot mutat, de előre nem adott meg lenyomatot: { $seat }.
fair-changed = Ennél az osztásnál mások a titkos számok, mint korábban: { $number }. Egy játszmában nem változhatnak.
fair-differs = Ez az osztás nem következik a titkos számokból: { $number }. Eltér: „{ $field }”.
