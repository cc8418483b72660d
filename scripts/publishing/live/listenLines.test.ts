import {expect, it} from 'vitest';
import {listenLines} from './listenLines';

it('listens on IPv4 and IPv6 for a port, where both exist', () => {
  expect(listenLines('4506', true)).toBe('4506;\n    listen [::]:4506');
  expect(listenLines('4506', false)).toBe('4506');
});

it.each(['127.0.0.1:8080', '[::1]:8080', '*:80', 'unix:/run/help.sock'])(
  'listens at %s and nowhere else',
  (listen) => {
    expect(listenLines(listen, true)).toBe(listen);
  },
);
