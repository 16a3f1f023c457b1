#pragma once

#include <string_view>

namespace lair {

// The games of docs/formats.md.
inline constexpr std::string_view kChimeraRecord =
    R"({"lair":1,"game":"chimera","options":{"limit":50},"seats":["Ana","Ben","Cleo"]}
{"deal":{"round":1,"dealer":0,"cut":27,"deck":["11s","6t","5s","3t","Hp","4s","12s","10p","3j","12t","1t","7j","11t","9t","7p","Hj","8p","7s","Ht","8s","3s","PY","5t","4p","2s","10t","6j","6p","10j","11j","12j","8t","10s","3p","2p","11p","6s","7t","CH","8j","2j","1p","5j","12p","1j","5p","Hs","9p","4j","4t","1s","9j","2t","9s"]}}
{"seat":0,"bid":20}
{"seat":1,"bid":0}
{"seat":2,"bid":0}
{"seat":0,"play":["3j","3s","3p","4j","4s","4p","5j","5s","5p","6j","6s","6p","7j","7s","7p","8j","9j","10j","11j","12j"]}
{"round":{"round":1,"out":0,"points":[70,0,0],"totals":[70,0,0]}}
{"end":{"winners":[0],"totals":[70,0,0]}}
)";
inline constexpr std::string_view kPhantomRecord =
    R"({"lair":1,"game":"phantom-rummy","options":{"rounds":1},"seats":["Ana","Ben"]}
{"deal":{"round":1,"starter":0,"deck":["d5","h1","a1","h2","d2","h3","d2*","a1","iB","a2","a4*","iC","d3","iC*","a3","d1","d2","h1","d7","d5","a6","a7*","a4","a7","a6","a3*","iT*","a3","h6*","d6","h6","d1","iK","iT","a6*","a7","a3","iK*","h5","d2","h2*","iT","d1","a1*","h1","iB","a5","h7*","h4","d4*","d7*","iK","h2","h1*","iC","d6*","d3","h7","h3*","h5*","iB*","d5","iK","h5","h2","h3","d1*","d4","d7","d7","iC","a5","a7","a2","h7","h4*","h6","a2","d6","a5*","h5","d3*","iT","h4","a1","h6","a6","d4","d6","d5*","a4","d4","iB","h4","h3","a4","a5","a2*","h7","d3"]}}
{"seat":0,"take":"a3"}
{"seat":0,"lay":["h1","h2","h3"],"draw":0}
{"seat":1,"take":"d1"}
{"seat":1,"discard":"d1"}
{"seat":0,"take":"d2"}
{"seat":0,"out":{"sets":[["a1","a2","a3"]],"pair":["iC","iC*"]}}
{"round":{"round":1,"out":0,"points":[3,0],"totals":[3,0],"turned":["h1","d7"]}}
{"end":{"winners":[0],"totals":[3,0]}}
)";

}  // namespace lair
