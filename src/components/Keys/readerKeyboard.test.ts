import {describe, expect, it} from 'vitest';
import {
  keyboardNamed,
  keyboardOfKey,
  keyboardOfLanguages,
  systemNamed,
  systemOf,
} from './readerKeyboard';

describe('the reader’s system', () => {
  it.each([
    ['Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
    ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', 'windows'],
    ['MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac'],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'mac'],
    ['', '', 'windows'],
  ])('%s %s is %s', (platform, userAgent, system) => {
    expect(systemOf({platform, userAgent})).toBe(system);
  });

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
