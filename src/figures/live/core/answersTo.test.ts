import {expect, it} from 'vitest';
import {answersTo} from './answersTo';

const keys = ['ArrowLeft', '0', 'Enter', 'Tab', 'Mod+a', 'Mod+Shift+g'];
const answers = (key: string, modifiers = {}): boolean =>
  answersTo(keys, {
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...modifiers,
  });

it('handles the keys of the drawing, and no others', () => {
  expect(['ArrowLeft', '0', 'Enter', 'Tab'].filter((key) => !answers(key))).toEqual([]);
  expect(answers('a')).toBe(false);
});

it('handles its own shortcuts, whatever the letter case, and Cmd with an arrow', () => {
  expect(answers('a', {ctrlKey: true})).toBe(true);
  expect(answers('A', {metaKey: true})).toBe(true);
  expect(answers('G', {ctrlKey: true, shiftKey: true})).toBe(true);
  expect(answers('g', {ctrlKey: true})).toBe(false);
  expect(answers('ArrowLeft', {metaKey: true})).toBe(true);
});

it('leaves other shortcuts to the browser, and AltGr to the keyboard', () => {
  expect(answers('0', {metaKey: true})).toBe(false);
  expect(answers('0', {ctrlKey: true})).toBe(false);
  expect(answers('ArrowLeft', {ctrlKey: true})).toBe(false);
  expect(answers('a', {ctrlKey: true, altKey: true})).toBe(false);
});

it('lets Shift + Tab move the focus back', () => {
  expect(answers('Tab', {shiftKey: true})).toBe(false);
  expect(answers('ArrowLeft', {shiftKey: true})).toBe(true);
});
