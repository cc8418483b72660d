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
  what: 'There is an invisible character here, pasted from another program.',
  remedy: 'Delete the characters around it and type them again.',
};

const pastedBreak = {
  what: 'There is a line break here, pasted from another program.',
  remedy: 'Delete it, and press Enter if the line should end there.',
};

/** Checked everywhere: with one in a keyword or a title, the search would never find the word. */
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

/** The first trace of each kind in a stretch of source, if any. */
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

/** Texts of fields and attributes, except alternative texts, which are Markdown. */
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

/**
 * Drops the closing line of a callout whose opening line is already reported: fixing that fixes
 * both.
 */
function withoutEndsOf(faults: readonly Breach[]): readonly Breach[] {
  let begun = 0;
  return faults.filter(({what}) => {
    begun += what === begunWrongly ? 1 : 0;
    const isEnd = what === endsNone && begun > 0;
    begun -= isEnd ? 1 : 0;
    return !isEnd;
  });
}

/** No raw Markdown shows in the text of a page. */
export const strayMarkup = pageRule('strayMarkup', (page) => {
  const faults: Breach[] = [];
  if (page.tree) {
    // Text after a component does not start a line.
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
