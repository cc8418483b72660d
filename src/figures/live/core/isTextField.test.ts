import {expect, it} from 'vitest';
import {isTextField} from './isTextField';

const takesText = (tagName: string, type?: string) =>
  isTextField({tagName, ...(type && {type})} as unknown as EventTarget);

it('is true for text fields, which keep the browser’s own undo, and only for them', () => {
  expect(['text', 'search', 'number'].map((type) => takesText('INPUT', type))).toEqual([
    true,
    true,
    true,
  ]);
  expect(takesText('TEXTAREA', 'textarea')).toBe(true);
  expect(['checkbox', 'radio', 'range'].map((type) => takesText('INPUT', type))).toEqual([
    false,
    false,
    false,
  ]);
  expect([takesText('BUTTON', 'submit'), takesText('DIV'), isTextField(null)]).toEqual([
    false,
    false,
    false,
  ]);
});
