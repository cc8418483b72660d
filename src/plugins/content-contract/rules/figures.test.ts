import {describe, expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakeSite} from '../fakeSite';
import {readContentSite} from '../readContentSite';
import {figures} from './figures';

const place = {file: 'src/figures/scenes/wall.ts', line: 3, column: 5, isVerbatim: true} as const;

/** Text of a figure, what is said of it, and the remedy. */
const faulty = [
  ['en', 'Walls are 2.50 m high.', '“2.50 m” is a fact', 'facts.wallHeight'],
  ['fr', 'Des pas de 15°.', '“15°” is a fact', 'facts.snapAngleStep'],
  ['en', 'Hold Alt to move freely.', '“Alt” is a key', 'keys.alt.en'],
  ['fr', 'Échap arrête.', '“Échap” is a key', 'keys.escape.fr'],
] as const;

describe('figures', () => {
  it.each(faulty)('finds in %s: %s', (locale, text, what, remedy) => {
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

  it('counts columns where the source spells the text', () => {
    const text = {...place, locale: 'en', text: 'Walls are 2.50 m high.'} as const;
    const columnsOf = (isVerbatim: boolean) =>
      figures
        .check({...fakeSite({}), figureTexts: [{...text, isVerbatim}]})
        .map(({column}) => column);
    expect(columnsOf(true)).toEqual([15]);
    expect(columnsOf(false)).toEqual([5]);
  });

  it('finds nothing in the figures of the site, and reads them all', () => {
    const site = readContentSite(process.cwd());
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
