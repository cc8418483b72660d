import {describe, expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import type {Page} from '../page/Page';
import {blocksOf} from './blocksOf';
import {maskedSource, proseOf} from './proseOf';
import {countWords, sentencesOf} from './sentencesOf';

function pageOf(body: string, fields = {}): Page {
  const [page] = fakeSite({'docs/a.mdx': fakePage(body, fields)}).pages;
  if (!page) {
    throw new Error('The page is missing.');
  }
  return page;
}

describe('sentencesOf', () => {
  it.each([
    ['One. Two.', ['One.', 'Two.']],
    ['Que faire\u202f? Rien.', ['Que faire\u202f?', 'Rien.']],
    ['Le message «\u00a0Perdu.\u00a0» Puis rien', ['Le message «\u00a0Perdu.\u00a0»', 'Puis rien']],
    ['A wall of 4.50 m: long.', ['A wall of 4.50 m: long.']],
    ['Murs, portes, etc. et fenêtres.', ['Murs, portes, etc. et fenêtres.']],
    ['Murs, portes, etc. Cliquez ensuite.', ['Murs, portes, etc.', 'Cliquez ensuite.']],
    ['If not, choose no. Then draw.', ['If not, choose no.', 'Then draw.']],
    ['See no. 5 there.', ['See no. 5 there.']],
    ['Attendez 5\u00a0min. Cliquez.', ['Attendez 5\u00a0min.', 'Cliquez.']],
    ['À 5\u00a0min. «\u00a0Mur\u00a0» suit.', ['À 5\u00a0min.', '«\u00a0Mur\u00a0» suit.']],
    ['Un mur, max. 5\u00a0m, min. \uFFFC long.', ['Un mur, max. 5\u00a0m, min. \uFFFC long.']],
    ['Un outil, p. ex. Mur, cf. Porte.', ['Un outil, p. ex. Mur, cf. Porte.']],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

it('counts words as readers do', () => {
  expect(countWords('L’étage – mesure 4,50\u00a0m \uFFFC.')).toBe(5);
});

it('reads blocks with their context', () => {
  const body =
    '<Steps>\n\n1. Press <Key name="escape" /> **now**.\n\n</Steps>\n\n- A\n\n| B |\n| - |\n| C |';
  expect(blocksOf(pageOf(body)).map(({kind, text}) => `${kind}: ${text}`)).toEqual([
    'step: Press \uFFFC now.',
    'item: A',
    'cell: B',
    'cell: C',
  ]);
});

it('masks everything that is not prose, character by character', () => {
  const body = 'See **the** `code` [page](./a.mdx) <Symptom id="x" title="A wall" cause="B" />';
  const {source, ...page} = pageOf(body, {title: '"Walls"'});
  const masked = maskedSource(source, proseOf({...page, source}));
  expect(masked).toHaveLength(source.length);
  const visible = masked.split('\n').map((line) => line.replace(/\uFFFC+/g, '·'));
  expect(visible[1]).toBe('·Walls·');
  expect(visible[7]).toBe('See ·the· · ·page· ·A wall·B·');
});

it('does not take an address for words, in lower or upper case', () => {
  const body = 'See https://example.com/plna and HTTPS://example.com/plna.';
  const {source, ...page} = pageOf(body);
  expect(maskedSource(source, proseOf({...page, source}))).not.toContain('plna');
});
