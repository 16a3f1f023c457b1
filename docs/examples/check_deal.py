#!/usr/bin/env python3
"""Recomputes every deal of a game record from its seeds (docs/fairness.md): check_deal.py FILE"""
import collections, hashlib, hmac, json, sys

mac = lambda key, text: hmac.new(key, text, hashlib.sha256).digest()
commitment = lambda seed: hashlib.sha256(bytes.fromhex(seed)).hexdigest()

def fair_deal(fair, deal):
    message = b"lair-fair-1"
    for seed in fair["clients"]:
        message += b"\0" if seed is None else b"\1" + bytes.fromhex(seed)
    key = mac(bytes.fromhex(fair["server"]), message)
    lot = lambda what: mac(key, f"{fair['number']}:{what}".encode())
    names = []
    for card, copies in collections.Counter(deal["deck"]).items():
        names += [card] if copies == 1 else [f"{card}#{i + 1}" for i in range(copies)]
    result = {"deck": [name.split("#")[0] for name in sorted(names, key=lot)]}
    if "cut" in deal:
        result["cut"] = 18 + int.from_bytes(lot("cut"), "big") % 19
    if "starter" in deal and deal["round"] == 1:
        result["starter"] = int.from_bytes(lot("starter"), "big") % len(fair["clients"])
    return result

fair, good = None, True
for number, line in enumerate(map(json.loads, open(sys.argv[1], encoding="utf-8")), 1):
    if "fair" in line:
        fair = line["fair"]
        pairs = zip([fair["server"], *fair["clients"]], [fair["commit"], *fair["commits"]])
        kept = all(seed is None or commitment(seed) == commit for seed, commit in pairs)
    if "deal" in line:
        same = bool(fair) and kept and all(line["deal"][k] == v for k, v in fair_deal(fair, line["deal"]).items())
        print(f"line {number}:", "follows from the seeds" if same else "does not follow from the seeds")
        fair, good = None, good and same
sys.exit(0 if good else 1)
