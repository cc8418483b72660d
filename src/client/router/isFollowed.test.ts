import {expect, it} from 'vitest';
import {isFollowed} from './isFollowed';

const plain = {
  altKey: false,
  button: 0,
  ctrlKey: false,
  defaultPrevented: false,
  metaKey: false,
  shiftKey: false,
};

it.each([undefined, '', '_self'])(
  'follows a plain click on a link with the target %j',
  (target) => {
    expect(isFollowed(plain, target)).toBe(true);
  },
);

it.each([
  {altKey: true},
  {button: 1},
  {ctrlKey: true},
  {defaultPrevented: true},
  {metaKey: true},
  {shiftKey: true},
])('leaves a click with %j to the browser', (change) => {
  expect(isFollowed({...plain, ...change})).toBe(false);
});

it('leaves a link to another tab to the browser', () => {
  expect(isFollowed(plain, '_blank')).toBe(false);
});
