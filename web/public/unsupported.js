/* Says, in plain old JavaScript, that a browser cannot show this page. It comes before the page's own code, which
   mounts into #app: what is named otherwise it leaves alone. */
(function () {
  var able =
    'noModule' in document.createElement('script') &&
    Array.prototype.findLast &&
    window.HTMLDialogElement &&
    window.WebSocket &&
    window.CSS &&
    CSS.supports('height', '1dvh') &&
    CSS.supports('selector(:has(a))');
  if (able) return;

  var said = {
    en: ['This browser is too old for Lair', 'Please update it, or open this page in another one.'],
    de: [
      'Dieser Browser ist zu alt für Lair',
      'Bitte aktualisiere ihn oder öffne die Seite in einem anderen.',
    ],
    fr: ['Ce navigateur est trop ancien pour Lair', 'Mettez-le à jour ou ouvrez cette page dans un autre.'],
    hu: ['Ez a böngésző túl régi a Lairhez', 'Frissítsd, vagy nyisd meg az oldalt egy másikban.'],
    ko: [
      '이 브라우저는 Lair를 쓰기에 너무 오래되었습니다',
      '업데이트하거나 다른 브라우저에서 이 페이지를 열어 주세요.',
    ],
  };
  var wanted = (navigator.language || navigator.userLanguage || 'en').slice(0, 2).toLowerCase();
  var language = said[wanted] ? wanted : 'en';
  var place = document.getElementById('app');
  var text = 'font-family:sans-serif;margin:0 auto 16px;max-width:28em;line-height:1.5;';

  function add(name, words, style) {
    var element = document.createElement(name);
    element.style.cssText = text + style;
    element.appendChild(document.createTextNode(words));
    place.appendChild(element);
  }

  place.id = 'unsupported';
  document.documentElement.lang = language;
  document.title = said[language][0];
  document.body.style.cssText = 'background:#10201c;color:#f3ead7;margin:0';
  place.style.cssText = 'padding:15vh 24px 24px;text-align:center';
  // The mark that stands there already, without what the page's own styles would do for it.
  if (place.children[0])
    place.children[0].style.cssText =
      'position:static;width:64px;height:64px;margin:0 auto 24px;color:#d8a949';
  add('h1', said[language][0], 'font-size:24px;font-weight:600;');
  add('p', said[language][1], 'font-size:18px;color:#c9c2b0;');
})();
