import {expect, it} from 'vitest';
import {isPlainClick} from './isPlainClick';

const plain = {altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false};

it('takes a click of the main button alone for plain', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([{altKey: true}, {button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'does not take one with %j for plain',
  (change) => {
    expect(isPlainClick({...plain, ...change})).toBe(false);
  },
);
