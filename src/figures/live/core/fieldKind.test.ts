import {expect, it} from 'vitest';
import {fieldKind} from './fieldKind';

const kindOf = (tagName: string, type?: string) =>
  fieldKind({tagName, ...(type && {type})} as unknown as EventTarget);

it('leaves the undo of the browser to fields of text, and to them only', () => {
  expect(['text', 'search', 'number'].map((type) => kindOf('INPUT', type))).toEqual([
    'text',
    'text',
    'text',
  ]);
  expect(kindOf('TEXTAREA', 'textarea')).toBe('text');
  expect(['checkbox', 'radio'].map((type) => kindOf('INPUT', type))).toEqual([
    undefined,
    undefined,
  ]);
  expect([kindOf('BUTTON', 'submit'), kindOf('DIV'), fieldKind(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('knows a slider', () => {
  expect(kindOf('INPUT', 'range')).toBe('slider');
});
