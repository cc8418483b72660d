import {expect, it} from 'vitest';
import {isPlainClick} from './isPlainClick';

const plain = {altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false};

it('accepts an unmodified click of the main button', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([{altKey: true}, {button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'rejects a click with %j',
  (change) => {
    expect(isPlainClick({...plain, ...change})).toBe(false);
  },
);
