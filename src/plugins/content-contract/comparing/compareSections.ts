import type {Breach} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {anchorsOf} from '../page/anchorsOf';
import type {Page} from '../page/Page';
import type {TranslatedPage} from '../page/translatedPages';
import {surplus} from './surplus';

/** Something that the same section must contain in every language. */
export interface Piece {
  /** As used in a sentence: `a link to ./walls.mdx`. */
  readonly label: string;
  /** Equal across languages, where the label may differ. */
  readonly key: string;
  readonly offset: number;
}

interface Section {
  /** Id of its heading or symptom; empty for what comes before the first. */
  readonly id: string;
  readonly start: number;
  readonly pieces: readonly Piece[];
}

function sectionsOf(page: Page, pieces: readonly Piece[]): readonly Section[] {
  const named = anchorsOf(page).map(({id, node}) => ({
    id,
    start: node.position?.start.offset ?? 0,
  }));
  return [{id: '', start: 0}, ...named].map(({id, start}, index) => {
    const end = named[index]?.start ?? page.source.length;
    return {id, start, pieces: pieces.filter(({offset}) => offset >= start && offset < end)};
  });
}

const keyOf = ({key}: Piece) => key;
const atStart = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** Says what only one of the two pages has, or that one has something else in its place. */
function tell(here: string | undefined, there: string | undefined, where: string): FaultWords {
  if (here === undefined) {
    return {
      what: `${atStart(there ?? '')}, on ${where}, is missing in this section.`,
      remedy: 'Add it, or remove it there.',
    };
  }
  return there === undefined
    ? {
        what: `${atStart(here)} is here, but not in this section of ${where}.`,
        remedy: 'Remove it, or add it there.',
      }
    : {
        what: `${atStart(here)} is here, but ${there} is on ${where}.`,
        remedy: 'Write the same in both languages.',
      };
}

/**
 * The differences between the same sections of two pages, regardless of order within a section.
 * Nothing is reported while the section ids differ: sections cannot be matched then, and another
 * rule reports the ids.
 *
 * @param hint what else to do, added to the remedy
 */
export function compareSections(
  {page, original}: TranslatedPage,
  piecesOf: (page: Page) => readonly Piece[],
  hint = '',
): readonly Breach[] {
  const own = sectionsOf(page, piecesOf(page));
  const others = sectionsOf(original, piecesOf(original));
  const isAligned = own.map(({id}) => id).join() === others.map(({id}) => id).join();
  return (isAligned ? own : []).flatMap(({start, pieces}, index) => {
    const theirs = others[index]?.pieces ?? [];
    const [extra, missing] = [surplus(pieces, theirs, keyOf), surplus(theirs, pieces, keyOf)];
    return (extra.length > missing.length ? extra : missing).map((_, at) => {
      const [here, there] = [extra[at], missing[at]];
      const line = there && placeAt(original.source, there.offset).line;
      const where = `${line === undefined ? '' : `line ${line} of `}${original.file}`;
      const {what, remedy} = tell(here?.label, there?.label, where);
      const place = placeAt(page.source, here?.offset ?? start);
      return faultAt(page, place, {what, remedy: hint ? `${remedy} ${hint}` : remedy});
    });
  });
}
