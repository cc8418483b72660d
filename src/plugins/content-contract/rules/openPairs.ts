import {faultAt} from '../faults/faultAt';
import {blocksOf} from '../prose/blocksOf';
import {isMisread} from '../prose/isMisread';
import {pageRule} from '../Rule';

const pairs = ['()', '«»', '“”'] as const;

/** The first unpaired sign of a text, with its missing counterpart. */
function openPair(text: string): readonly [sign: string, half: string] | undefined {
  for (const [opens = '', closes = ''] of pairs) {
    let depth = 0;
    for (const sign of text) {
      if (sign === opens) depth += 1;
      if (sign === closes) depth -= 1;
      if (depth < 0) return [closes, opens];
    }
    if (depth > 0) return [opens, closes];
  }
  return undefined;
}

/** Brackets and quotation marks are opened and closed in the same paragraph. */
export const openPairs = pageRule('openPairs', (page) =>
  blocksOf(page)
    .filter(({node}) => !isMisread(page, node))
    .flatMap(({node, text}) => {
      const [sign, half] = openPair(text) ?? [];
      return sign
        ? [
            faultAt(page, node, {
              what: `There is a ${sign} without its ${half}.`,
              remedy: 'Write both, or neither.',
            }),
          ]
        : [];
    }),
);
