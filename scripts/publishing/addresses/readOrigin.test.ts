import {expect, it} from 'vitest';
import {readOrigin} from './readOrigin';

it.each([
  ['https://help.example.com', 'https://help.example.com'],
  ['https://help.example.com/', 'https://help.example.com'],
  ['http://127.0.0.1:4801', 'http://127.0.0.1:4801'],
  ['http://[::1]:8080/', 'http://[::1]:8080'],
  ['http://help', 'http://help'],
])('takes %s', (given, origin) => {
  expect(readOrigin(given)).toBe(origin);
});

it.each([
  ['127.0.0.1:4801', 'http://127.0.0.1:4801'],
  ['localhost:4801', 'http://localhost:4801'],
  ['help.your.site', 'https://help.your.site'],
  ['https://help.your.site/fr/', 'https://help.your.site'],
  ['http://127.0.0.1:4801/?a#b', 'http://127.0.0.1:4801'],
  ['ftp://help.your.site', 'https://help.your.site'],
  ['notaurl', 'https://help.example.com'],
  ['http://', 'https://help.example.com'],
  ['a b', 'https://help.example.com'],
])('says what to write in place of %s', (given, remedy) => {
  expect(() => readOrigin(given)).toThrow(
    `${given} is not the address of a host. Give its protocol and its name, and nothing after them: ${remedy}`,
  );
});
