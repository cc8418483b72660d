import {openSync} from 'node:fs';
import {expect, it} from 'vitest';
import {errorMessage} from './errorMessage';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

it.each([
  [
    'scripts',
    'There is a folder in the place of a file: move the folder away, then run this again.',
  ],
  ['package.json/a', 'There is a file in the place of a folder: move the file away, then run this'],
  ['nowhere.json', 'Check whether it was moved or renamed, then run this again.'],
  ['a'.repeat(300), 'Give it a shorter name, then run this again.'],
])('says what to do about %s, where no file can be opened', (path, remedy) => {
  expect(errorMessage(thrownBy(() => openSync(path, 'r+')))).toContain(`. ${remedy}`);
});

it('says what to do about a file without permission', () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open 'a.mdx'"), {
    code: 'EACCES',
    path: 'a.mdx',
  });
  expect(errorMessage(denied)).toBe(
    "EACCES: permission denied, open 'a.mdx'. Give yourself permission to read and write there, then run this again.",
  );
});

it('adds nothing to our own messages', () => {
  expect(errorMessage(new Error('There is no page a.'))).toBe('There is no page a.');
  expect(errorMessage('Ended.')).toBe('Ended.');
});
