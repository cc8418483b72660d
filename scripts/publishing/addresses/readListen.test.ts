import {expect, it} from 'vitest';
import {readListen} from './readListen';

it.each([
  ...['80', '65535', '127.0.0.1:8080', 'localhost:8080', 'help-1.internal:80', '*:8080'],
  ...['[::]:8080', '[fe80::1]:80', 'unix:/run/help.sock', undefined],
])('takes %s', (listen) => {
  expect(readListen(listen)).toBe(listen);
});

it.each([
  ...['x y;}', '', '0', '65536', '127.0.0.1', '127.0.0.1:', ':8080', '::1:8080', '[::1]'],
  ...['8080 ssl', '8080;', '8080\n', 'unix:', 'unix:help.sock', 'unix:/run/a;}', 'http://a:80'],
])('refuses %j, and says what can be given', (listen) => {
  expect(() => readListen(listen)).toThrow(
    `--listen ${listen}: nginx cannot listen there. Give a port, `,
  );
});
