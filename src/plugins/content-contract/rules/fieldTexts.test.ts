import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {fieldTexts} from './fieldTexts';

function faultsOf(fields: Readonly<Record<string, string>>) {
  const faults = fieldTexts.check(fakeSite({'docs/walls.mdx': fakePage('Text.', fields)}));
  return faults.map(({line, column, what, remedy}) => `${line}:${column} ${what} ${remedy}`);
}

it.each([
  [
    {title: '“Keyboard shortcuts”'},
    '2:8 Readers see the marks “ ” around the title.',
    '"Keyboard shortcuts"',
  ],
  [{title: '« Raccourcis »'}, '2:8 Readers see the marks « » around the title.', '"Raccourcis"'],
  [{title: '“Shortcuts"'}, '2:8 Readers see the marks “ " around the title.', '"Shortcuts"'],
  [{title: '”Shortcuts”'}, '2:8 Readers see the marks ” ” around the title.', '"Shortcuts"'],
  [{title: '»Shortcuts«'}, '2:8 Readers see the marks » « around the title.', '"Shortcuts"'],
  [{sidebar_label: 'Short # cuts'}, '3:22 “# cuts” is lost', 'sidebar_label: "Short # cuts"'],
  [{title: "'Tracer l''étage'"}, '2:9 Some characters of the title', 'two straight quotes'],
  [{title: '"Mur \\"porteur\\""'}, '2:9 Some characters of the title', 'two straight quotes'],
])('reports a text that is not read as intended: %o', (fields, what, remedy) => {
  expect(faultsOf(fields)).toEqual([expect.stringContaining(what)]);
  expect(faultsOf(fields)).toEqual([expect.stringContaining(remedy)]);
});

it.each([
  [{title: '>-\n  Walls\n  and doors'}, '2:1 The title runs over several lines.', 'title: "…"'],
  [{title: '|\n\n  Walls'}, '2:1 The title runs over several lines.', 'title: "…"'],
  [{description: '"Walls\n  and doors"'}, '4:1 The description runs over', 'description: "…"'],
  [{sidebar_label: '\n  "Walls"'}, '3:1 The sidebar_label runs over', 'sidebar_label: "…"'],
  [{keywords: '\n  - wall\n  - room'}, '5:1 The list of keywords runs', 'keywords: [wall,'],
  [{keywords: '\n- wall\n- room'}, '5:1 The list of keywords runs', 'keywords: [wall,'],
  [{keywords: '[wall,\n  room]'}, '5:1 The list of keywords runs', 'keywords: [wall,'],
  [{title: '', 'title ': '"Walls"'}, '6:1 There is a space before the colon', 'Write title: "…".'],
  [{title: '', '"title"': 'Walls'}, '6:1 The title cannot be checked', 'Write title: "…".'],
])('reports a field that other rules cannot read: %o', (fields, what, remedy) => {
  expect(faultsOf(fields)).toEqual([expect.stringContaining(what)]);
  expect(faultsOf(fields)).toEqual([expect.stringContaining(remedy)]);
});

it('accepts comments and empty lines between two fields', () => {
  expect(faultsOf({title: '"Walls"\n\n# a remark\n  # another', type: 'task\n# the last'})).toEqual(
    [],
  );
});

it.each([
  '"“Keyboard shortcuts”"',
  '"Short # cuts"',
  '"Short" # a remark',
  '“Draw” and “Move”',
  'Plan n°1#2',
  "'Walls'",
  'Mur "porteur"',
])('reports nothing for title: %s', (title) => {
  expect(faultsOf({title})).toEqual([]);
});
