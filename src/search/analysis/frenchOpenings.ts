import {openingsOf} from './openings';

/** The forms of regular verbs, in the persons and tenses of openings, as alternatives of a slot. */
const forms = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) =>
      'e|ons|er|ais|ait|ions|erais|erait|erions'.split('|').map((ending) => stem + ending),
    )
    .join('|');

const self = 'je|j|on|nous';
const into = 'de|d|que|qu|a|pour|si';
const tell = 'dire|expliquer|montrer|aider|indiquer|renseigner|guider|orienter|conseiller';
const tellMe = 'dites|dis|aidez|excusez|indiquez|expliquez|montrez|pardonnez|aide|explique|montre';
const way = 'facon|maniere|moyen|demarche|methode|manipulation|astuce|solution|possibilite';
const the = 'un|une|la|le|l|quelle|quel|de|d|autre|meilleure|meilleur|bonne';
const ask = 'demande|dit|conseille|recommande';

/** Openings that say what the reader wants, asks to be told, or was asked to do by others. */
export const frenchOpenings = openingsOf([
  `${self}|jaimerais aimerais|aimerait|aimerions|${forms('desir souhait')} bien?`,
  'jaimerais',
  `${self} ${forms('tent essay essai envisag cherch pens projet')}|prevois|prevoyons ${into}`,
  'je|nous compte|comptais|comptons',
  `${self} me|m|nous|se demande|demandais|demandons`,
  `${self} ai|a|avons|aurais envie|decide|l|idee intention? ${into}`,
  `${self} suis|est|sommes en|sur|oblige train|le? point? ${into}`,
  `${self} viens|venons|vient de|d`,
  `me|m|nous ${tell} si?`,
  `${tellMe} moi|nous`,
  'auriez|sauriez|savez|connaissez|pourriez|avez vous une? idee?',
  'est|serait il|ce? possible|faisable|envisageable|necessaire|obligatoire de|d|que|qu|pour',
  'existe|existerait t? il',
  'y a|aurait t? il',
  `${the} ${the}? ${the}? ${way} ${into}`,
  `moyen|possibilite ${into}`,
  `mon|ma|mes|notre * *? me|m|nous? a|ont? ${ask}|veut|veulent|voudrait|aimerait|souhaite|exige de|d|que|qu`,
  `on|il|elle m|me|nous a? ${ask} ${into}`,
  'quelqu|qqn un? sait|saurait|pourrait|connait',
  'excusez|desole|desolee|pardon de|d|pour vous? deranger|derangement',
]);

/** Openings in which readers describe themselves; removed only if a question is left. */
export const frenchSelfPortraits = openingsOf([
  'je|on suis|est un|une|vraiment|tout? debutant|debutante|novice|nul|nulle|nouveau|nouvelle et|mais|en|ici|sur?',
]);

/** Openings that complain: the reader has tried in vain. */
export const frenchStruggles = openingsOf([
  `${self} ${forms('galer pein bataill lutt pataug but')}|rame|bloque ${into}|avec|sur`,
  `ai|a|avons beaucoup|du|des|de de? mal|difficultes ${into}|avec`,
]);
