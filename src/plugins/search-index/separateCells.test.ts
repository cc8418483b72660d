import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {separateCells} from './separateCells';

const heading = (id: string) => `<h2 id=${id}>${id}<a class=hash-link href="#${id}">#</a></h2>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const head = (...cells: string[]) => `<thead>${row(...cells).replaceAll('td>', 'th>')}</thead>`;
const separate = (text: string, table: string, hash = '#walls') =>
  separateCells(
    load(
      `<article><header><h1>Page</h1></header>${heading('walls')}<p>Text.</p><div><table>${table}</table></div>${heading('doors')}</article>`,
    ),
  )(text, hash);

it('makes sentences of the cells of a table, and leaves out its head', () => {
  expect(
    separate(
      'Click the wall. To Action Join two walls Select both, then Join. Leave Esc Done.',
      head('To', 'Action') +
        row('Join two walls', 'Select both, then <strong>Join</strong>.') +
        row('Leave', 'Esc'),
    ),
  ).toBe('Click the wall. Join two walls. Select both, then Join. Leave. Esc. Done.');
});

it('takes texts by the letter', () => {
  expect(separate('Spend $& Nothing', row('Spend $&amp;', 'Nothing'))).toBe('Spend $&. Nothing.');
});

it('finds a table whatever its spaces, and keeps them', () => {
  expect(separate('Abattre Suppr (macOS : ⌫)', row('Abattre', 'Suppr (macOS&nbsp;: ⌫)'))).toBe(
    'Abattre. Suppr (macOS\u00a0: ⌫).',
  );
});

it('leaves the words of a head or of a cell in the sentences around it', () => {
  const table = head('', 'Walls') + row('Draw', 'W');
  expect(separate('Draw the Walls first. Walls Draw W', table)).toBe(
    'Draw the Walls first. Draw. W.',
  );
  expect(separate('Choose Saved plans. Save', row('Save', ''))).toBe('Choose Saved plans. Save');
  expect(separate('Save As Saved Save A', row('Save', 'A'))).toBe('Save As Saved Save. A.');
});

it('looks in the section that the table stands in', () => {
  const table = row('Join', 'Select both');
  expect(separate('Join Select both', table, '#doors')).toBe('Join Select both');
  expect(separate('Join Select both', table, '')).toBe('Join Select both');
  const top = load(`<article><h1>Page</h1><table>${table}</table>${heading('walls')}</article>`);
  expect(separateCells(top)('Join Select both', '')).toBe('Join. Select both.');
});

it('leaves rows that are entries of their own, which the plugin does not read', () => {
  const table = `${row('Join', 'J')}<tr id="own"><td>A row</td><td>of its own</td></tr>`;
  expect(separate('Join J A row of its own', table)).toBe('Join. J. A row of its own');
});
