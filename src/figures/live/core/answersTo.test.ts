import {expect, it} from 'vitest';
import {answersTo} from './answersTo';

const keys = ['ArrowLeft', '0', 'Enter', 'Tab'];
const answers = (key: string, modifiers = {}): boolean =>
  answersTo(keys, {key, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers});

it('handles the keys of the drawing, and no others', () => {
  expect(keys.map((key) => answers(key))).toEqual([true, true, true, true]);
  expect(answers('a')).toBe(false);
});

it('leaves shortcuts to the browser, but handles Cmd with an arrow', () => {
  expect(answers('0', {metaKey: true})).toBe(false);
  expect(answers('0', {ctrlKey: true})).toBe(false);
  expect(answers('ArrowLeft', {metaKey: true})).toBe(true);
  expect(answers('ArrowLeft', {ctrlKey: true})).toBe(false);
});

it('lets Shift + Tab move the focus back', () => {
  expect(answers('Tab', {shiftKey: true})).toBe(false);
  expect(answers('ArrowLeft', {shiftKey: true})).toBe(true);
});
