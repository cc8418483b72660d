import type {Breach} from './Fault';
import {faultAt} from './faultAt';
import {placeAt} from './Place';
import {anchorsOf} from './page/anchorsOf';
import type {Page} from './page/Page';
import type {TranslatedPage} from './page/translatedPages';
import {surplus} from './surplus';

/** Something that the same section holds in all languages. */
export interface Piece {
  /** As a sentence names it: `a link to ./walls.mdx`. */
  readonly label: string;
  /** The same in all languages, where its label is not. */
  readonly key: string;
  readonly offset: number;
}

interface Section {
  /** Of its heading or symptom; none above the first. */
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

/**
 * What the sections of two pages do not share, in whatever order it stands there. As long as their
 * ids differ nobody can tell which sections are the same, and another rule says so.
 *
 * @param hint what else to do, to the writer
 */
export function compareSections(
  {page, original}: TranslatedPage,
  piecesOf: (page: Page) => readonly Piece[],
  hint = '',
): readonly Breach[] {
  const [own, others] = [page, original].map((one) => sectionsOf(one, piecesOf(one)));
  if (own?.map(({id}) => id).join() !== others?.map(({id}) => id).join()) {
    return [];
  }
  const found = (start: number, here: Piece | undefined, there: Piece | undefined): Breach => {
    const line = there && placeAt(original.source, there.offset).line;
    const [what, remedy] =
      here && there
        ? [
            `Here stands ${here.label}, and on line ${line} of ${original.file} ${there.label}.`,
            'Write the same in both languages.',
          ]
        : here
          ? [
              `Here stands ${here.label}, which this section of ${original.file} lacks.`,
              'Remove it, or add it there.',
            ]
          : [
              `This section lacks ${there?.label}, which stands on line ${line} of ${original.file}.`,
              'Add it, or remove it there.',
            ];
    const place = placeAt(page.source, here?.offset ?? start);
    return faultAt(page, place, {what, remedy: `${remedy}${hint && ` ${hint}`}`});
  };
  const keyOf = ({key}: Piece) => key;
  return (own ?? []).flatMap(({start, pieces}, index) => {
    const theirs = others?.[index]?.pieces ?? [];
    const [extra, missing] = [surplus(pieces, theirs, keyOf), surplus(theirs, pieces, keyOf)];
    const longer = extra.length > missing.length ? extra : missing;
    return longer.map((_, at) => found(start, extra[at], missing[at]));
  });
}
