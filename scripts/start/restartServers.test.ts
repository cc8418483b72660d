import {afterEach, expect, it, vi} from 'vitest';
import {restartServers} from './restartServers';

const slip = {
  file: 'src/glossary.ts',
  line: 24,
  column: 19,
  rule: 'data',
  what: 'A comma is missing here.',
  remedy: 'Write , between this entry and the next.',
};
const restart = vi.fn(async () => {});
const told = vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});

afterEach(() => {
  restart.mockReset();
  told.mockClear();
});

it('keeps the servers while data cannot be read, and says which', async () => {
  await restartServers({restart}, () => [slip, {...slip, line: 30}]);
  expect(restart).not.toHaveBeenCalled();
  expect(told.mock.calls).toEqual([[expect.stringContaining('until src/glossary.ts can be read')]]);
});

it('restarts them when the data is valid', async () => {
  await restartServers({restart}, () => []);
  expect(restart).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

it('says what to do when they do not start', async () => {
  restart.mockRejectedValueOnce(new Error('The server stopped.'));
  await restartServers({restart}, () => []);
  expect(told.mock.calls).toEqual([[expect.stringContaining('save it again')]]);
});
