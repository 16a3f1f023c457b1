/* For browsers that know no modules: says so, in plain old JavaScript. */
(function () {
  var said = {
    en: 'This browser is too old for Lair. Please update it, or use another one.',
    de: 'Dieser Browser ist zu alt für Lair. Bitte aktualisieren oder einen anderen nehmen.',
    fr: 'Ce navigateur est trop ancien pour Lair. Mettez-le à jour ou utilisez-en un autre.',
    hu: 'Ez a böngésző túl régi a Lairhez. Frissítsd, vagy használj másikat.',
    ko: '이 브라우저는 Lair를 쓰기에 너무 오래되었습니다. 업데이트하거나 다른 브라우저를 써 주세요.',
  };
  var language = (navigator.language || 'en').slice(0, 2);
  var place = document.getElementById('app') || document.body;
  var text = document.createElement('p');
  text.style.cssText = 'max-width:30em;margin:20vh auto;padding:0 20px;font:20px/1.5 sans-serif';
  text.appendChild(document.createTextNode(said[language] || said.en));
  place.appendChild(text);
})();
