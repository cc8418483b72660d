import {describe, expect, it} from 'vitest';
import {keyboardNamed, keyboardOfKey, keyboardOfLanguages, systemNamed} from './readerKeyboard';

describe('the reader’s system', () => {
  it('is taken from a link, Linux sharing the keys of Windows', () => {
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

  it('may be both, in a link or remembered', () => {
    expect(['both', 'Both'].map(systemNamed)).toEqual(['both', 'both']);
  });

  it('does not take a name of every object for a system', () => {
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

  it('is told by the letter a key writes', () => {
    expect(keyboardOfKey('KeyQ', 'a')).toBe('azerty');
    expect(keyboardOfKey('KeyW', 'Z')).toBe('azerty');
    expect(keyboardOfKey('KeyW', 'w')).toBe('qwerty');
    expect(keyboardOfKey('KeyE', 'e')).toBeNull();
    expect(keyboardOfKey('KeyQ', 'й')).toBeNull();
  });

  it('remembers nothing but the two names', () => {
    expect([keyboardNamed('azerty'), keyboardNamed('dvorak'), keyboardNamed(null)]).toEqual([
      'azerty',
      null,
      null,
    ]);
  });
});
