import {describe, expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakeSite} from '../fakeSite';
import {thisSite} from '../thisSite';
import {figures} from './figures';

const place = {
  file: 'src/figures/scenes/wall.ts',
  source: '',
  offset: 40,
  line: 3,
  column: 5,
  isVerbatim: true,
} as const;

/** Text of a figure, the fault's sentence, and the remedy. */
const faulty = [
  ['en', 'Walls are 2.50\u00a0m high.', '“2.50\u00a0m” is a fact', 'facts.wallHeight'],
  ['fr', 'Des pas de 15°.', '“15°” is a fact', 'facts.snapAngleStep'],
  ['en', 'Hold Alt to move freely.', '“Alt” is a key', 'keys.alt.en'],
  ['fr', 'Échap arrête.', '“Échap” is a key', 'keys.escape.fr'],
  ['en', 'The wrogn wall.', '“wrogn” is not in the dictionary', 'words.en.txt'],
  ['fr', 'Le RDC.', 'another term for “RDC”', '“rez-de-chaussée”'],
  ['fr', 'Calibrez le plan.', 'another term for “Calibrez”', '“mettre à l’échelle”'],
  ['en', "The wall doesn't close.", 'straight apostrophe', '’'],
] as const;

describe('figures', () => {
  it.each(faulty)('reports in %s: %s', (locale, text, what, remedy) => {
    const found = checkSite({...fakeSite({}), figureTexts: [{...place, locale, text}]});
    expect(found).toMatchObject([
      {
        file: place.file,
        line: 3,
        rule: 'figures',
        what: expect.stringContaining(what),
        remedy: expect.stringContaining(remedy),
      },
    ]);
  });

  it('counts columns only if the source contains the text verbatim', () => {
    const text = {...place, locale: 'en', text: 'Walls are 2.50\u00a0m high.'} as const;
    const columnsOf = (isVerbatim: boolean) =>
      figures
        .check({...fakeSite({}), figureTexts: [{...text, isVerbatim}]})
        .map(({column}) => column);
    expect(columnsOf(true)).toEqual([15]);
    expect(columnsOf(false)).toEqual([5]);
  });

  it('fixes typography only if the source contains the text verbatim', () => {
    const text = {...place, locale: 'en', text: "It doesn't."} as const;
    const fixesOf = (isVerbatim: boolean) =>
      figures.check({...fakeSite({}), figureTexts: [{...text, isVerbatim}]}).map(({fix}) => fix);
    expect(fixesOf(true)).toEqual([{startOffset: 48, endOffset: 49, text: '’'}]);
    expect(fixesOf(false)).toEqual([undefined]);
  });

  it('reports nothing in the figures of the site, and reads all of them', () => {
    const site = thisSite;
    expect(figures.check(site)).toEqual([]);
    const files = new Set(site.figureTexts.map(({file}) => file));
    expect([...files]).toEqual(
      expect.arrayContaining([
        'src/figures/scenes/partitions.ts',
        'src/figures/live/draw-wall/words.ts',
        'src/figures/live/draw-wall/machine.ts',
        'src/figures/calculators/planScale.ts',
        'src/figures/webgl-check/words.ts',
      ]),
    );
  });
});
