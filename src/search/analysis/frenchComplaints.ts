/** Words that alone make a query a complaint: « 3D rame », « fichier refusé ». */
export const complaints = new Set([
  ...'pourquoi pourkoi pkoi pk probleme problemes souci soucis encore toujours'.split(' '),
  ...'rame rament saccade saccades lag lague refuse refusee pirate piratee'.split(' '),
]);

const thing =
  /^(?:l|la|le|les|ma|mes|mon)\b(?!.*\b(?:comment|combien|ou|quels?|quelles?|quoi|(?:est|sont) (?:ce|ils?|elles?))\b)/;
const is = /\b(?:(?<!m )a|ont|est|sont|etait|etaient|reste|restent|devient|deviennent|continue)\b/;
/** Verbs for what a thing does on its own and should not. */
const misbehaves =
  /(?<=\w )(?:bouge|change|clignote|deborde|depasse|flotte|recouvre|rentre|saute|tourne|traverse|tremble)(?:nt)?\b|(?<=\w )(?:disparai(?:t|ssent)|sui(?:t|vent)|vien(?:t|nent))\b/;
/**
 * « Ma piscine est pleine d’herbe », « j’ai un étage mais … », « le gazon rentre ». Not « ma
 * piscine est-elle chauffée », a question, nor « mon père m’a … », which is not about a thing.
 */
export const tellsState = new RegExp(
  `\\bmais\\b|${thing.source}.*(?:${is.source}|${misbehaves.source})`,
);

/** « On voit pas le gazon », « impossible de faire un trou », « ya pas de porte ». */
export const fails =
  /\b(?:voi[st]|voient|peu[tx]|arrives?|y ?a|fait) (?:pas|plus|rien|aucune?)\b|\bimpossible d(?:e|) (?:faire|voir|mettre|avoir)\b/;

const wrong =
  /^(?:bugs?|beugs?|bugu?e|pannes?|problemes?|soucis?|dispar(?:ue?s?|aiss?e?n?t?)|invisibles?|introuvables?)$/;
const right =
  /^(?:(?:march|fonctionn)(?:e|es|ent|ait|aient|er)|apparai(?:[st]|ssent|tre)|affich(?:e|ent|er))$/;
/** Whether a word only says that something fails or is invisible. */
export const isWrong = (surface: string, isDenied: boolean): boolean =>
  wrong.test(surface) || (isDenied && right.test(surface));

const whole = /^(?:maisons?|villa|logement|moitie|tout|toute)$/;
/** Whether a word means all or half of the plan, and no single thing in it. */
export const isWhole = (surface: string): boolean => whole.test(surface);
