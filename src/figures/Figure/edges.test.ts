import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {contrast} from '../../css/contrast';
import {type Colours, readTokens} from '../../css/readTokens';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
const modes = readTokens(read('../../css/tokens.css'));
const sheet = postcss.parse(read('styles.module.css'));

/** The declarations of a selector in the style sheet, by property; the last one wins. */
function styleOf(selector: string): Readonly<Record<string, string>> {
  const style: Record<string, string> = {};
  sheet.walkRules(({selectors, nodes}) => {
    if (!selectors.includes(selector)) return;
    for (const node of nodes) if (node.type === 'decl') style[node.prop] = node.value;
  });
  return style;
}

/** One colour blended over another, as `color-mix(in srgb, …)` and opacity do. */
function mix(upper: string, share: number, lower: string): string {
  const [above, below] = [upper, lower].map((hex) =>
    [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)),
  );
  const channels = above?.map(
    (value, index) => value * share + (below?.[index] ?? 0) * (1 - share),
  );
  return `#${channels?.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const drawing = styleOf('.drawing');

/** Resolves a value of the style sheet to a colour. */
function colourOf(value: string | undefined, tokens: Colours): string {
  const [, share, lower] = value?.match(/^color-mix\(in srgb, .*? (\d+)%, (.*)\)$/) ?? [];
  const [, name = ''] = value?.match(/var\(--([\w-]+)\)/) ?? [];
  const colour = name.startsWith('site-')
    ? (tokens.get(name.slice('site-'.length)) ?? '')
    : colourOf(drawing[`--${name}`], tokens);
  return share ? mix(colour, Number(share) / 100, colourOf(lower, tokens)) : colour;
}

const material = (name: string): string =>
  ['earth', 'deck'].includes(name)
    ? `.drawing :global(.${name})`
    : `.drawing :global(.${name}) > path`;
const part = (name: string): string => `.drawing :global(.${name})`;

describe.each(Object.entries(modes))('drawings of the %s mode', (_mode, tokens) => {
  const surface = tokens.get('surface') ?? '';
  const colours = (selector: string, property: 'fill' | 'stroke' | '--material'): string =>
    colourOf(styleOf(selector)[property], tokens);

  it.each([
    ['earth', []],
    ['grass', ['earth']],
    ['paving', ['earth', 'grass']],
    ['wood', ['earth', 'grass', 'paving']],
    ['deck', []],
    ['water', []],
  ])('the edge of %s is visible against both sides', (name, beside) => {
    const edge = colours(material(name), 'stroke');
    for (const ground of [name, ...beside]) {
      expect(contrast(edge, colours(material(ground), 'fill')), ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3);
  });

  it('a surface on top of another keeps a visible edge', () => {
    const overlay = {...styleOf(part('overlay')), ...styleOf(`${part('overlay')} > path`)};
    const lawn = colours(material('grass'), 'fill');
    const seen = mix(colours(material('wood'), 'fill'), Number(overlay['fill-opacity']), lawn);
    const edge = mix(colours(material('wood'), 'stroke'), Number(overlay.opacity ?? 1), lawn);
    expect(contrast(edge, lawn)).toBeGreaterThanOrEqual(3);
    expect(contrast(edge, seen)).toBeGreaterThanOrEqual(3);
  });

  it('thin lines are visible on paper, in a room, on the level below and on each side of a block', () => {
    const line = colours(part('arc'), 'stroke');
    const floor = colours(part('face.floor'), '--material');
    for (const ground of [
      surface,
      colours(part('room'), 'fill'),
      colours(part('ghost'), 'fill'),
      ...[surface, floor].flatMap((material) =>
        [part('south'), part('east')].map((side) => {
          const [, share = ''] = styleOf(side).fill?.match(/(\d+)%/) ?? [];
          return mix(tokens.get('ink') ?? '', Number(share) / 100, material);
        }),
      ),
    ]) {
      expect(contrast(line, ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it('the wallpaper pattern and extension lines are visible', () => {
    const paper = colours(part('papered'), 'fill');
    expect(contrast(colours(part('motif'), 'stroke'), paper)).toBeGreaterThanOrEqual(3);
    const {opacity} = styleOf(`${part('dim')} > :global(.ext)`);
    for (const ground of [surface, colours(part('room'), 'fill')]) {
      const line = mix(colours(`${part('dim')} > path`, 'stroke'), Number(opacity), ground);
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('a dimension is readable on paper, in a room and on water', () => {
    const words = colours(part('dim-text'), 'fill');
    for (const ground of [
      surface,
      colours(part('room'), 'fill'),
      colours(material('water'), 'fill'),
    ]) {
      expect(contrast(words, ground), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('an axis is visible outside and inside the wall', () => {
    expect(contrast(colours(part('axis'), 'stroke'), surface)).toBeGreaterThanOrEqual(3);
    const inWall = colours(part('axis.in-wall'), 'stroke');
    expect(contrast(inWall, colours(part('wall'), 'fill'))).toBeGreaterThanOrEqual(3);
  });

  it('rays are visible', () => {
    const opacity = Number(styleOf(part('rays')).opacity ?? 1);
    const ray = mix(colours(part('rays'), 'stroke'), opacity, surface);
    expect(contrast(ray, surface)).toBeGreaterThanOrEqual(3);
  });

  it('a wall being drawn is visible on paper and in a room', () => {
    const wall = colours(part('drawing-wall'), 'fill');
    expect(contrast(wall, surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(wall, colours(part('room'), 'fill'))).toBeGreaterThanOrEqual(3);
  });
});
