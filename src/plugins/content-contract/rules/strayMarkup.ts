import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {foreignBreak, invisible, withoutIdle} from '../texts/invisible';
import {lineTraces} from '../texts/lineTraces';
import {plainTextTraces} from '../texts/plainTextTraces';
import type {Trace} from '../texts/Trace';
import {begunWrongly, endsNone, textTraces} from '../texts/textTraces';

const pasted = {
  what: 'An invisible character is here, pasted from another program.',
  remedy: 'Delete what stands there and type it again.',
};

const pastedBreak = {
  what: 'The end of a line is here, pasted from another program, where pages have none.',
  remedy: 'Delete it, and press Enter if a line is to end there.',
};

/** Wherever they stand: in a keyword or a title, the search would never find the word. */
function checkInvisible(page: Page): readonly Breach[] {
  let lineStart = 0;
  return page.source.split('\n').flatMap((text, index) => {
    const start = lineStart;
    lineStart += text.length + 1;
    const at = text.search(invisible);
    if (at === -1) {
      return [];
    }
    const place = {line: index + 1, column: at + 1};
    const words = foreignBreak.test(text.slice(at)) ? pastedBreak : pasted;
    const mended = withoutIdle(text);
    const fix = mended && {
      startOffset: start + mended.start,
      endOffset: start + mended.end,
      text: mended.text,
    };
    return [faultAt(page, place, fix ? {...words, fix} : words)];
  });
}

/** Where a trace shows first in a stretch of the source; none when it does not. */
function checkTraces(
  page: Page,
  looked: readonly Trace[],
  text: string,
  from: number,
): readonly Breach[] {
  return looked.flatMap(({pattern, what, remedy}) => {
    const index = text.search(pattern);
    return index === -1 ? [] : [faultAt(page, placeAt(page.source, from + index), {what, remedy})];
  });
}

/** Texts of fields and attributes: all but the words of a picture, which are Markdown. */
function checkPlainTexts(page: Page): readonly Breach[] {
  return proseOf(page)
    .filter(({kind, start}) => {
      const isPlain = kind === 'field' || kind === 'attribute' || kind === 'quotedWords';
      return isPlain && page.source.slice(start - 2, start) !== '![';
    })
    .flatMap(({start, end}) =>
      checkTraces(page, plainTextTraces, page.source.slice(start, end), start),
    );
}

/** The end of a callout whose first line is told already ends one once that is mended. */
function withoutEndsOf(faults: readonly Breach[]): readonly Breach[] {
  let begun = 0;
  return faults.filter(({what}) => {
    begun += what === begunWrongly ? 1 : 0;
    const isEnd = what === endsNone && begun > 0;
    begun -= isEnd ? 1 : 0;
    return !isEnd;
  });
}

/** No Markdown shows through in the text of a page. */
export const strayMarkup = pageRule('strayMarkup', (page) => {
  const faults: Breach[] = [];
  if (page.tree) {
    // A text that stands behind a word of the page begins no line.
    const shown = maskedSource(
      page.source,
      proseOf(page).filter(({kind}) => kind === 'text'),
    );
    for (const node of nodesOf(page)) {
      const [from, to] = [node.position?.start.offset, node.position?.end.offset];
      if (from === undefined) {
        continue;
      }
      if (node.type === 'text') {
        faults.push(...checkTraces(page, textTraces, page.source.slice(from, to), from));
      }
      if (node.type === 'paragraph') {
        faults.push(...checkTraces(page, lineTraces, shown.slice(from, to), from));
      }
    }
    faults.push(...checkPlainTexts(page), ...checkInvisible(page));
  }
  return withoutEndsOf(faults);
});
