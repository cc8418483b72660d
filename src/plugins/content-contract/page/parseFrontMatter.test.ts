import {expect, it} from 'vitest';
import {parseFrontMatter} from './parseFrontMatter';

/** Positions and messages of the faults of a front matter. */
function told(...fields: readonly string[]) {
  const {faults} = parseFrontMatter('docs/walls.mdx', ['---', ...fields, '---', ''].join('\n'));
  return faults.map(({line, column, what}) => [line, column, what]);
}

it.each([
  ['behind the colon of the first field', ['title:\u00a0"Walls"', 'type: task'], [2, 7]],
  ['behind the last colon', ['title: "Walls"', 'type:\u202ftask'], [3, 6]],
  ['before a colon', ['title\u00a0: "Walls"', 'type: task'], [2, 6]],
  ['before a name', ['title: "Walls"', ' \u00a0type: task'], [3, 2]],
  ['behind a value', ['title: "Walls"\u00a0', 'type: task'], [2, 15]],
  ['alone on a line', ['title: "Walls"', '\u00a0', 'type: task'], [3, 1]],
])('reports a no-break space %s at its position', (_, fields, [line, column]) => {
  expect(told(...fields)).toEqual([[line, column, expect.stringContaining('no-break space')]]);
});

it('reports every no-break space at once, but none inside a text', () => {
  const twice = told('title:\u00a0"Walls\u00a0: types"', 'type:\u00a0task');
  expect(twice.map(([line]) => line)).toEqual([2, 3]);
  expect(told('title: "Walls\u00a0: types"', 'type: task')).toEqual([]);
});

it.each([
  ['title:"Walls"', 'lacks the space after it'],
  ['sidebar_label:Walls', 'lacks the space after it'],
  ['title "Walls"', 'lacks the colon'],
  ['title: "Walls', 'lacks the straight quote that ends it'],
  ['keywords: [wall, room', 'lacks the bracket that ends it'],
  ['keywords: [wall, "room]', 'lacks one of its two straight quotes'],
  [' title: "Walls"', 'before the name of a field'],
  ['- title: "Walls"', 'before the name of a field'],
  ['**title**: "Walls"', 'before the name of a field'],
])('reports %s at its own line, which the parser never names', (broken, says) => {
  const other = 'description: "Draw."';
  const fault = (line: number) => [[line, 1, expect.stringContaining(says)]];
  expect(told(broken, other, 'type: task')).toEqual(fault(2));
  expect(told(other, broken, '', 'type: task')).toEqual(fault(3));
  expect(told('type: task', other, broken)).toEqual(fault(4));
});

it('reports the first of two invalid fields', () => {
  expect(told('type: task', 'title:"Walls"', 'description:"Draw."', 'draft: true')).toEqual([
    [3, 1, expect.stringContaining('lacks the space')],
  ]);
});

it('accepts a value that is closed further down', () => {
  expect(told('keywords: [', '  wall,', ']', 'title: "Walls" types')).toEqual([
    [5, 16, expect.stringContaining('Something follows')],
  ]);
});

it.each([
  ['title: Walls: types', 'title: "Walls: types"'],
  ['title: **Walls**', 'title: "Walls"'],
  ['title: @walls', 'title: "@walls"'],
  ['title: "The "Wall" tool"', 'The “Wall” tool'],
  ["title: 'L'étage'", 'Write ’'],
  ['title: "Walls",', 'Remove it'],
  ['title = "Walls"', 'with a colon'],
  ['keywords: - wall', 'keywords: [wall'],
  ['keywords: [wall,, room]', 'Keep one'],
  ["keywords: ['l'étage', wall]", '"l’étage"'],
])('says how to write %s', (broken, remedy) => {
  const {faults} = parseFrontMatter('docs/walls.mdx', `---\n${broken}\ntype: task\n---\n`);
  expect(faults).toMatchObject([{line: 2, remedy: expect.stringContaining(remedy)}]);
});

it('ends at three hyphens on a line of their own, and nowhere else', () => {
  const source = '---\ntitle: A ---\n---b: c\ntype: task\n--- \t\n\nText.';
  expect(parseFrontMatter('docs/a.mdx', source).frontMatter.values).toEqual({
    title: 'A ---',
    '---b': 'c',
    type: 'task',
  });
});
