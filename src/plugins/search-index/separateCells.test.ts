import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {separateCells} from './separateCells';

const page = load(`<article><table>
  <thead><tr><th>To</th><th>Action</th></tr></thead>
  <tbody>
    <tr><td>Join two walls</td><td>Select both, then <strong>Join</strong>.</td></tr>
    <tr><td>Abattre</td><td>Suppr (macOS&nbsp;: ⌫)</td></tr>
    <tr><td>Spend $&amp;</td><td>Nothing</td></tr>
    <tr id="own"><td>A row</td><td>of its own</td></tr>
  </tbody>
</table></article>`);

it('makes sentences of the cells of a row, and leaves out the head', () => {
  const text = 'Click the wall. To Action Join two walls Select both, then Join. Done.';
  expect(separateCells(page)(text)).toBe(
    'Click the wall. Join two walls. Select both, then Join. Done.',
  );
});

it('takes texts by the letter', () => {
  expect(separateCells(page)('Spend $& Nothing')).toBe('Spend $&. Nothing.');
});

it('finds a row whatever its spaces, and keeps them', () => {
  expect(separateCells(page)('Abattre Suppr (macOS : ⌫)')).toBe('Abattre. Suppr (macOS\u00a0: ⌫).');
});

it('leaves what it does not find, and rows that are entries of their own', () => {
  expect(separateCells(page)('A row of its own')).toBe('A row of its own');
});
