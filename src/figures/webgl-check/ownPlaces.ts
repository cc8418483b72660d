import type {Bilingual} from '../../product/language';
import type {Browser} from './browserOf';
import {ownWords} from './words';

/** A place of the article that is about what the reader has, and the word that marks it. */
interface OwnPlace {
  /** A heading of the page. */
  readonly anchor: string;
  /** How the line of a list under the heading begins, when that line is meant. */
  readonly line?: string;
  readonly words: Bilingual;
}

/**
 * Which of the places advised are about the reader's own browser and system.
 *
 * @param anchors those that the verdict concerns
 */
export function ownPlaces(
  anchors: readonly string[],
  {name, system, section}: Browser,
): readonly OwnPlace[] {
  const isDevice = section === 'iphone-ipad' || section === 'android';
  return anchors.flatMap((anchor): readonly OwnPlace[] => {
    if (anchor === section && (isDevice || name !== '')) {
      return [{anchor, words: isDevice ? ownWords.device : ownWords.browser}];
    }
    if (anchor === 'graphics-driver' && system !== '') {
      return [{anchor, line: system, words: ownWords.system}];
    }
    return [];
  });
}
