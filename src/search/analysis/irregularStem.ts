/** Folded forms of verbs that differ in more than their endings, and the stem of each verb. */
const irregular: readonly (readonly [forms: RegExp, stem: string])[] = [
  // Peindre, éteindre, rejoindre.
  [
    /^((?:re)?pe|(?:e|de)?te|atte|(?:re)?jo)i(?:ndre|ns|nte?s?|gn(?:ai[st]|ant|ent|ez|ons)|ndrai?)$/,
    '$1indr',
  ],
  // Construire, détruire, réduire.
  [
    /^((?:re)?constr|detr|(?:re|intro|pro|con)d)ui(?:re|s|te?s?|s(?:ai[st]|ant|ent|ez|ons)|rai?)$/,
    '$1uir',
  ],
  // Reconnaître, disparaître.
  [
    /^((?:re)?conn|(?:ap|dis|re)par)(?:aitre|ai[st]|aiss(?:ai[st]|ant|ent|ez|ons)|ue?s?|aitrai?)$/,
    '$1aitr',
  ],
  // Recevoir, concevoir.
  [/^(re|aper|con)c(?:evoir|oi[st]|oivent|ue?s?|ev(?:ai[st]|ez|ons)|evrai?)$/, '$1cevo'],
  // Ouvrir, recouvrir.
  [/^(r?ouv|(?:re|de)?couv)(?:rir|re[sz]?|rent|rai[st]|rirai?|erte?s?)$/, '$1r'],
  // Créer.
  [/^((?:re)?cre)(?:e|ee?[rsz]?|ees|ent|ons|ai[st]|aient|ant|erai?|ations?)$/, '$1'],
  // Suivre.
  [/^suiv?(?:t|re|ie?s?|ent|ait|ez|rai?)$/, 'suivr'],
  // Perdre, étendre, descendre.
  [/^(per|e?ten|atten|descen|tor|repon)d(?:re|s|ue?s?|ez|ons|ent|ai[st]|rai?)?$/, '$1dr'],
  // Abattre.
  [/^(a|ra)bat(?:s|t(?:re|ue?s?|ez|ons|ent|ai[st]|rai?))?$/, '$1batr'],
  // Désinscrire.
  [/^((?:des)?ins)cri(?:re|[st]|te?s?|v(?:ai[st]|ez|ons|ent)|rai?|ptions?)$/, '$1crir'],
  // Revenir, obtenir.
  [
    /^((?:re|de|inter|pre)v|(?:ob|con|main|re|sou)t)(?:enir|ien[st]|iennent|enue?s?|en(?:ai[st]|ez|ons)|iendrai?)$/,
    '$1en',
  ],
];

/**
 * The stem of an irregular form of a French verb, such as « peignez » (peindre).
 *
 * @param surface folded
 * @returns undefined for any other word
 */
export function irregularStem(surface: string): string | undefined {
  const found = irregular.find(([forms]) => forms.test(surface));
  return found && surface.replace(...found);
}
