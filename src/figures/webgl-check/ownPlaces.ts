import type {Bilingual} from '../../product/language';
import type {Browser} from './browserOf';
import {ownWords} from './words';

/** A part of the article about the reader's own browser or system, and the label that marks it. */
interface OwnPlace {
  /** The id of a heading of the page. */
  readonly anchor: string;
  /** How the list item under the heading begins, when the label marks that item. */
  readonly line?: string;
  readonly words: Bilingual;
}

/**
 * Which of the advised parts are about the reader's own browser and system.
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
