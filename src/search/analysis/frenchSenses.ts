import {isSpokenNot} from './frenchRoles';
import {frenchStopWords} from './frenchStopWords';

/** Stop words with a meaning together: data « sur moi » (about me), « un par un » (one by one). */
const together = /^(?:sur moi |une? par une?$)/;
/** The cache of a browser, not the verb cacher (to hide): « le toit cache tout ». */
const kept = /^(?:au|du|le|mon|vide[rsz]?) cache$/;
/**
 * Updates: « mise à jour » is not about a day, and « la maj de Chrome » not about the Shift key.
 */
const update = /^a jour|^une maj| maj (?:chrome|d[eu]|firefox|windows)$/;

/** Stem of côté (side), distinct from cote (dimension), which is the same word when folded. */
export const sideStem = 'cote#';
/** Contexts in which "cote" typed without accents means côté: « a cote », « du mauvais cote ». */
const besideSide = /^(?:a|au|autres?|bons?|chaque|de|des|deux|du|mauvais|meme|quel|seul) cotes?$/;

/** An ordinal that means a storey if no noun follows: « le 1er », but not « le 1er mur ». */
const storey = /^(?:au|du|le) [1-9](?:er|e|eme)$/;

/** Questions about compatibility: « ça marche sur tablette », « sur quel navigateur ça tourne ». */
const worksOn =
  /\b(?:ca|il|elle|on|logiciel|site|appli|application) (?:marche|fonctionne|tourne)(?: aussi| bien)? (?:sur|avec)\b|\b(?:sur|avec) quels? \w+ .*\b(?:marche|fonctionne|tourne)\b/;
const denied = /\b(?:pas|plus|po|rien|jamais|mal)\b/;
const works = /^(?:marche|fonctionne|tourne)$/;

function asksWhatFits(surface: string, surfaces: readonly string[]): boolean {
  const all = works.test(surface) ? surfaces.join(' ') : '';
  return worksOn.test(all) && !denied.test(all);
}

/** Words whose meaning may depend on their neighbours. */
const neighboured = /^(?:cache|cotes?|fonctionne|jour|maj|marche|moi|par|tourne|\d(?:er|e|eme))$/;

const lostWork =
  /^ou (?:est|sont) passee?s? (?:l[ae]s?|m[ao]n?|mes|not?re) (?:dessin|maison|plan|projet|travail)s?$/;
/** Whether « passé » means that work has disappeared: « où est passé mon projet ». */
export const isGone = (index: number, surfaces: readonly string[]): boolean =>
  /^passee?s?$/.test(surfaces[index] ?? '') &&
  lostWork.test(surfaces.slice(Math.max(index - 2, 0), index + 3).join(' '));

/**
 * The stem under which a word is indexed and searched, taking its neighbours into account.
 *
 * @param index of the word in `surfaces`
 * @param surfaces all folded words of the text
 * @param stem the word's own stem, returned where the neighbours change nothing
 */
export function stemAt(index: number, surfaces: readonly string[], stem: string): string {
  const surface = surfaces[index] ?? '';
  if (isSpokenNot(surface, index)) return 'pas';
  // For speed: this runs for every word of every page.
  if (!neighboured.test(surface)) return stem;
  const before = `${surfaces[index - 1]} ${surface}`;
  const next = surfaces[index + 1];
  const said = `${before} ${next ?? ''}`;
  if (together.test(said)) return before;
  if (kept.test(before)) return 'le cache';
  if (update.test(said)) return 'a jour';
  if (besideSide.test(before)) return sideStem;
  const isCounting = next !== undefined && !frenchStopWords.has(next);
  if (!isCounting && storey.test(before)) return 'etag';
  return asksWhatFits(surface, surfaces) ? 'compatibl' : stem;
}
