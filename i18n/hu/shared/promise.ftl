promise-untrusted = Ne bízz ennek a játszmának a lapjaiban. { $why }
promise-commit-changed = A szerver most más lenyomatot ad meg, mint a játszma kezdetén.
promise-seed-changed = A jegyzőkönyvben nem az a titkos szám áll, amelyet te adtál.
