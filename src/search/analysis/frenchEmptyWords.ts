import {emptyWordsOf} from './setPhrases';

/**
 * Phrases that only say when or how, and words that do not have their usual meaning in a phrase:
 * partir (to leave), tout (multiple selection), niveau (storey), compte (account), passe
 * (password), "metre" (a unit of length, but here « mettre » spelt by ear).
 */
export const frenchEmptyWords = emptyWordsOf([
  'a [partir]',
  '[part] de travers',
  ...['d un', 'd une', 'du'].map((next) => `[partir] ${next}`),
  ...['seul', 'seule', 'seuls', 'seules', 'le temps', 'de suite', 'a fait', 'd abord'].map(
    (next) => `[tout ${next}]`,
  ),
  ...['bizarre', 'flou', 'floue', 'lent', 'lente', 'tordu'].map((next) => `[tout] ${next}`),
  ...['a coup', 'a l heure', 'ce que', 'ce qui', 'ce qu'].map((next) => `[tout ${next}]`),
  'du [tout]',
  ...['jours', 'mois', 'matins', 'soirs'].map((next) => `[tous les ${next}]`),
  ...['chaque', 'plusieurs', '2', '3', 'deux', 'trois'].map((before) => `[${before} fois]`),
  '[de temps en temps]',
  '[etape par etape]',
  '[de a a z]',
  ...['a', 'de'].map((before) => `[${before} nouveau]`),
  ...['de', 'des', 'du'].map((next) => `au [niveau] ${next}`),
  ...['en', 'rend', 'rends', 'rendu'].map((before) => `[${before} compte]`),
  ...['a', 'au', 'aux'].map((next) => `[par rapport] ${next}`),
  ...[
    'par contre',
    'du coup',
    'la fonction',
    'l option',
    'la marche a suivre',
    'quelques clics',
  ].map((phrase) => `[${phrase}]`),
  ...['l astuce', 'la methode', 'la procedure', 'la solution'].map((way) => `[${way}] pour`),
  ...['perdu', 'perdue', 'bloque', 'bloquee'].map((state) => `[suis ${state}]`),
  ...['m y perds', 'ok google', 'dis siri'].map((phrase) => `[${phrase}]`),
  ...['choisir', 'prendre', 'utiliser'].map((verb) => `quel navigateur [${verb}]`),
  ...['d', 'daller', 'de'].map((next) => `[refuse] ${next}`),
  '[a peine]',
  ...['num', 'numerique', 'tactile'].map((next) => `[pave] ${next}`),
  ...['d', 'de'].map((next) => `[au bout] ${next}`),
  'en [face]',
  ...['le', 'mon', 'du'].map((before) => `[${before} voisin]`),
  ...['les', 'mes', 'des'].map((before) => `[${before} voisins]`),
  '[a fond]',
  '[a la place]',
  ...['se passe', 'se passait', 'je passe', 'on passe'].map((verb) => `[${verb}]`),
  ...['ca', 'ne', 'n'].map((before) => `${before} [passe] pas`),
  ...['passe', 'passee', 'passes', 'passees'].flatMap((gone) =>
    ['est', 'sont'].map((be) => `[${be} ${gone}]`),
  ),
  ...['debut', 'depart'].map((next) => `[au ${next}]`),
  ...['trouver', 'se trouve', 'se trouvent'].map((next) => `[ou ${next}]`),
  ...['on trouve', 'trouve t on'].map((phrase) => `[${phrase}]`),
  ...['mur', 'cloison', 'piece'].map((one) => `${one} [existant]`),
  ...['des', 'les', 'mon', 'un', 'pas', 'rien', 'mal'].map((next) => `[lit] ${next}`),
  ...['on', 'se'].map((before) => `${before} [lit]`),
  ...['comment', 'lequel', 'ou', 'quand', 'quel', 'quelle', 'qui', 'quoi'].map(
    (next) => `[n importe] ${next}`,
  ),
  ...['demandes', 'essais', 'heures', 'jours', 'minutes', 'reprises', 'semaines', 'tentatives'].map(
    (next) => `[plusieurs] ${next}`,
  ),
  ...['hier matin', 'hier soir', 'ce matin', 'ce soir', 'cet apres midi'].map(
    (time) => `[${time}]`,
  ),
  ...['a', 'au', 'des', 'du', 'l', 'la', 'le', 'les', 'ma', 'mes', 'mon', 'un', 'une'].map(
    (next) => `[metre] ${next}`,
  ),
]);
