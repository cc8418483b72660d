import {expect, it} from 'vitest';
import {readPort} from './readPort';

it('accepts a port number, and 0 where a free port will do', () => {
  expect(readPort('65535', 1)).toBe(65_535);
  expect(readPort('0', 0)).toBe(0);
});

it.each(['', ' ', '0x50', '3e3', '-1', '80.5', '99999', 'abc', '0'])('refuses “%s”', (given) => {
  expect(() => readPort(given, 1)).toThrow(
    `“${given}” is not a port. Give a number from 1 to 65535: --port 3000`,
  );
});
