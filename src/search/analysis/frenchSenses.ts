import {isSpokenNot} from './frenchRoles';
import {frenchStopWords} from './frenchStopWords';

/** Small words that tell something together: whose data, and what is done to each by itself. */
const together = /^(?:sur moi |une? par une?$)/;
/** What a browser keeps, and no verb: « le toit cache tout ». */
const kept = /^(?:au|du|le|mon|vide[rsz]?) cache$/;
/** « Mise à jour » is about no day, « la maj de Chrome » about no key. */
const update = /^a jour|^une maj| maj (?:chrome|d[eu]|firefox|windows)$/;

/** What a side is looked up by: without its accents it is a dimension. */
export const sideStem = 'cote#';
/** Words that sides have before them, typed without their accents: « a cote », « du mauvais cote ». */
const besideSide = /^(?:a|au|autres?|bons?|chaque|de|des|deux|du|mauvais|meme|quel|seul) cotes?$/;

/** A storey, where no thing is counted: « le 1er », « au 2e par l’escalier », but not « le 1er mur ». */
const storey = /^(?:au|du|le) [1-9](?:er|e|eme)$/;

/** What it works on: « ça marche sur tablette », « sur quel navigateur ça tourne ». */
const worksOn =
  /\b(?:ca|il|elle|on|logiciel|site|appli|application) (?:marche|fonctionne|tourne)(?: aussi| bien)? (?:sur|avec)\b|\b(?:sur|avec) quels? \w+ .*\b(?:marche|fonctionne|tourne)\b/;
const denied = /\b(?:pas|plus|po|rien|jamais|mal)\b/;
const works = /^(?:marche|fonctionne|tourne)$/;

function asksWhatFits(surface: string, surfaces: readonly string[]): boolean {
  const all = works.test(surface) ? surfaces.join(' ') : '';
  return worksOn.test(all) && !denied.test(all);
}

/** Words whose neighbours may tell another sense. */
const neighboured = /^(?:cache|cotes?|fonctionne|jour|maj|marche|moi|par|tourne|\d(?:er|e|eme))$/;

const lostWork =
  /^ou (?:est|sont) passee?s? (?:l[ae]s?|m[ao]n?|mes|not?re) (?:dessin|maison|plan|projet|travail)s?$/;
/** « Où est passé mon projet » tells that it is gone. */
export const isGone = (index: number, surfaces: readonly string[]): boolean =>
  /^passee?s?$/.test(surfaces[index] ?? '') &&
  lostWork.test(surfaces.slice(Math.max(index - 2, 0), index + 3).join(' '));

/**
 * What a word is looked up by where its neighbours tell its sense: its own stem elsewhere.
 *
 * @param index of the word among the folded words of a text
 */
export function stemAt(index: number, surfaces: readonly string[], stem: string): string {
  const surface = surfaces[index] ?? '';
  if (isSpokenNot(surface, index)) return 'pas';
  // Every word of every page comes here.
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
