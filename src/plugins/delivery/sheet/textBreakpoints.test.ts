import postcss from 'postcss';
import {expect, test} from 'vitest';
import {textBreakpoints} from './textBreakpoints';

/** The media query of a style sheet after conversion. */
function asked(query: string): string {
  const root = postcss.parse(`@media ${query} { a { color: red } }`);
  textBreakpoints(root);
  return root.toString().slice('@media '.length).split(' {')[0] ?? '';
}

test('converts a width in pixels to the text size', () => {
  expect(asked('(max-width: 996px)')).toBe('(width <= 62.25em)');
  expect(asked('screen and (min-width:641px) and (max-width:1200px)')).toBe(
    'screen and (width > 40em) and (width <= 75em)',
  );
});

test('always matches one of two layouts, for any text size', () => {
  expect(asked('(min-width: 997px)')).toBe('(width > 62.25em)');
  expect(asked('(40rem <= width < 997px), (width >= 74rem)')).toBe(
    '(40rem <= width <= 62.25em), (width >= 74rem)',
  );
});

test('keeps conditions that are not a width in pixels', () => {
  for (const query of ['print', '(scripting: none)', '(width < 26rem)', '(max-height: 28rem)']) {
    expect(asked(query)).toBe(query);
  }
});
