import {describe, expect, it} from 'vitest';
import {keyboardNamed, keyboardOfKey, keyboardOfLanguages, systemNamed} from './readerKeyboard';

describe('the reader’s system', () => {
  it('is read from a link, with Linux using the Windows keys', () => {
    expect(['mac', 'macOS', 'linux', 'Windows', 'amiga', '', null].map(systemNamed)).toEqual([
      'mac',
      'mac',
      'windows',
      'windows',
      null,
      null,
      null,
    ]);
  });

  it('may be both, whether from a link or remembered', () => {
    expect(['both', 'Both'].map(systemNamed)).toEqual(['both', 'both']);
  });

  it('does not take the name of an Object property for a system', () => {
    expect(systemNamed('constructor')).toBeNull();
  });
});

describe('the reader’s keyboard', () => {
  it.each([
    [['fr-FR', 'en'], 'azerty'],
    [['fr'], 'azerty'],
    [['fr-BE'], 'azerty'],
    [['fr-CA'], 'qwerty'],
    [['fr-CH'], 'qwerty'],
    [['en-GB', 'fr'], 'qwerty'],
    [[], 'qwerty'],
  ] as const)('of %j is %s', (languages, keyboard) => {
    expect(keyboardOfLanguages(languages)).toBe(keyboard);
  });

  it('is detected from the letter that a key produces', () => {
    expect(keyboardOfKey('KeyQ', 'a')).toBe('azerty');
    expect(keyboardOfKey('KeyW', 'Z')).toBe('azerty');
    expect(keyboardOfKey('KeyW', 'w')).toBe('qwerty');
    expect(keyboardOfKey('KeyE', 'e')).toBeNull();
    expect(keyboardOfKey('KeyQ', 'й')).toBeNull();
  });

  it('stores only the two known names', () => {
    expect([keyboardNamed('azerty'), keyboardNamed('dvorak'), keyboardNamed(null)]).toEqual([
      'azerty',
      null,
      null,
    ]);
  });
});
