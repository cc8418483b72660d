import {describe, expect, it} from 'vitest';
import {isTypedAhead, typedAhead} from './typedAhead';

const down = (key: string) => ({key, repeat: false});
const held = (key: string) => ({key, repeat: true});

describe('text typed before the dialog is ready', () => {
  it('grows by a letter and loses the last one', () => {
    expect(typedAhead('mu', down('r'))).toBe('mur');
    expect(typedAhead('mur', down(' '))).toBe('mur ');
    expect(typedAhead('murs', down('Backspace'))).toBe('mur');
    expect(typedAhead('', down('Backspace'))).toBe('');
  });

  it('ignores the repetition of a held key, except Backspace', () => {
    expect(typedAhead('', held('/'))).toBe('');
    expect(typedAhead('mur', held('Backspace'))).toBe('mu');
  });

  it('is discarded with Escape', () => {
    expect(typedAhead('mur', down('Escape'))).toBeNull();
  });

  it('leaves other keys to the page', () => {
    const isTaken = (key: string) => isTypedAhead('', down(key));
    expect(['a', '/', ' ', 'Backspace', 'Escape'].every(isTaken)).toBe(true);
    expect(['Enter', 'Tab', 'Shift', 'F5'].some(isTaken)).toBe(false);
    expect(['Tab', 'F5'].some((key) => isTypedAhead('mur', down(key)))).toBe(false);
  });

  it('may be submitted with Enter', () => {
    expect(isTypedAhead('mur', down('Enter'))).toBe(true);
    expect(isTypedAhead(' ', down('Enter'))).toBe(false);
    expect(typedAhead('mur', down('Enter'))).toBe('mur');
  });
});
