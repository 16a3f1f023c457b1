# Tables of this browser.

local-damaged = Une partie du journal de cette table était abîmée. La partie reprend au dernier coup lisible.
local-full = Ce navigateur n’a plus de place pour enregistrer le coup : il n’a pas été joué. Libérez de l’espace, puis rechargez la page.
local-storage = Ce navigateur n’a pas pu enregistrer la partie.
local-files = Les fichiers d’une partie sur cet appareil n’ont pas pu être chargés. Vérifiez la connexion et réessayez.
local-no-worker = Ce navigateur ne peut pas faire tourner une partie seul : il lui manque les web workers ou les verrous. Avec une connexion, vous jouez sur le serveur ; la feuille de score et les règles fonctionnent.
local-no-simd = Ce navigateur ne peut pas faire tourner une partie seul : son WebAssembly n’a pas SIMD. Avec une connexion, vous jouez sur le serveur ; la feuille de score et les règles fonctionnent.
local-no-storage = Ce navigateur n’enregistre rien : une partie ici serait perdue. Quittez la navigation privée ou jouez sur le serveur.
local-no-module = Cette page a été construite sans les parties sur l’appareil.
closed-local-elsewhere-title = Ouverte dans un autre onglet
closed-local-elsewhere-text = Cette partie est ouverte dans un autre onglet de ce navigateur. Elle ne peut continuer que dans un seul onglet.
closed-local-taken-title = Continuée dans un autre onglet
closed-local-taken-text = Un autre onglet a repris cette partie. Rien n’est perdu.
closed-local-full-title = Plus de place
closed-local-full-text = Ce navigateur n’a plus de place pour votre dernier coup : il n’a pas été joué. Supprimez d’anciennes parties ou libérez de l’espace, puis rechargez la page : la partie reprend au coup précédent.
closed-local-storage-title = Pas enregistré
closed-local-storage-text = Ce navigateur n’a pas pu enregistrer le dernier coup : il n’a pas été joué. Rechargez la page : la partie reprend au coup précédent.
closed-local-files-title = Fichiers manquants
closed-local-files-text = Les fichiers d’une partie sur cet appareil n’ont pas pu être chargés. Vérifiez la connexion et rechargez la page. Votre partie est en sécurité.
local-take = Continuer ici
