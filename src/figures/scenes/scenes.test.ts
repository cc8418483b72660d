import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {spellingOf} from '../../plugins/content-contract/spelling/spellingOf';
import {correctionsOf} from '../../plugins/content-contract/typography/Correction';
import {englishTypography} from '../../plugins/content-contract/typography/englishTypography';
import {frenchTypography} from '../../plugins/content-contract/typography/frenchTypography';
import type {Language} from '../../product/language';
import {labelFaults} from '../legibility/labelFaults';
import {widestUnits} from '../legibility/widestUnits';
import {renderScene} from '../renderScene';
import {scenes} from '.';

const languages: readonly Language[] = ['en', 'fr'];
const typography = {en: englishTypography, fr: frenchTypography};
const rendered = Object.entries(scenes).flatMap(([name, scene]) =>
  languages.map((language) => ({name, language, ...renderScene(name, scene, language)})),
);

const isSpelt = spellingOf(process.cwd());
const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}’-]+/gu) ?? [];
const drawnWords = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words = '']) => words);

/** Maximum median weight of the figures, and maximum weight of one, in bytes of Brotli. */
const medianBytes = 4096;
const mostBytes = 6144;

describe('scenes', () => {
  it('are all registered under the names of their files', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !/^(index|.*\.test)\.ts$/.test(file))
      .map((file) => file.replace('.ts', ''));
    expect(Object.keys(scenes).sort()).toEqual(files.sort());
  });

  it('stay within their size budget', () => {
    const bytes = rendered
      .map(({panels}) => brotliCompressSync(panels.map(({markup}) => markup).join('')).length)
      .sort((a, b) => a - b);
    expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(medianBytes);
    expect(bytes.at(-1)).toBeLessThanOrEqual(mostBytes);
  });

  it('use no class that upstream styles for something else', () => {
    const {resolve} = createRequire(import.meta.url);
    const upstream = readFileSync(resolve('infima/dist/css/default/default.css'), 'utf8');
    const dressed = new Set([...upstream.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
    const own = rendered.flatMap(({panels}) =>
      panels.flatMap(({markup}) =>
        [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      ),
    );
    expect(own).toContain('wall');
    expect(own.filter((name) => dressed.has(name))).toEqual([]);
  });

  it.each(rendered)(
    '$name in $language has a text alternative that says what it teaches',
    ({panels, callouts}) => {
      for (const {alternative} of panels) {
        expect(alternative).toMatch(/^.{40,150}\.$/u);
      }
      for (const words of callouts) {
        expect(words).toMatch(/\.$/u);
        expect(words.split('**').length % 2).toBe(1);
      }
    },
  );

  /** Figures that teach measurements; on others, such as scans, dimensions are only scenery. */
  const measured =
    /^(draw-a-wall|floor-list|mixed-values|partitions|railing-and-fence|set-the-scale|storey-height|wall-properties)$/;

  it.each(rendered.filter(({name}) => measured.test(name)))(
    '$name in $language gives its measurements in its text alternative',
    ({panels}) => {
      for (const {alternative, markup} of panels) {
        const shown = drawnWords(markup).flatMap(
          (words) => words.match(/\d[\d.,]*\u00a0m$|\d+°/g) ?? [],
        );
        expect(shown.filter((measure) => !alternative.includes(measure))).toEqual([]);
      }
    },
  );

  it.each(rendered)('$name in $language has correct spelling', ({panels, callouts, language}) => {
    const texts = [
      ...callouts,
      ...panels.flatMap(({alternative, title = '', markup}) => [
        alternative,
        title,
        ...drawnWords(markup),
      ]),
    ];
    expect(texts.flatMap(wordsIn).filter((word) => !isSpelt(word, language))).toEqual([]);
    expect(texts.flatMap((words) => correctionsOf(words, typography[language]))).toEqual([]);
  });

  it.each(rendered)(
    '$name in $language follows the drawing rules of the site',
    ({name, panels}) => {
      for (const {markup, widthUnits} of panels) {
        expect(markup).not.toMatch(/NaN|Infinity|undefined|\sid=|\sstyle=|<script/);
        if (name !== 'home') expect(widthUnits).toBeLessThanOrEqual(widestUnits);
      }
    },
  );
});

describe('labels of scenes', () => {
  const drawings = Object.entries(scenes).flatMap(([name, scene]) =>
    languages.map((language) => ({name, language, panels: scene.panels})),
  );

  it.each(drawings)('$name in $language is readable in a wide font', ({panels, language}) => {
    expect(panels.flatMap(({draw}) => labelFaults(draw(language)))).toEqual([]);
  });
});

describe('renderScene', () => {
  it('rejects a list that does not match the drawn numbers', () => {
    const partitions = scenes.partitions;
    const short = partitions && {...partitions, callouts: partitions.callouts?.slice(0, 2) ?? []};
    expect(() => short && renderScene('partitions', short, 'en')).toThrow('3 is drawn, not listed');
  });
});
