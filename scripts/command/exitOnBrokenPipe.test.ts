import {EventEmitter} from 'node:events';
import {afterEach, expect, it, vi} from 'vitest';
import {exitOnBrokenPipe} from './exitOnBrokenPipe';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

function failing(code: string) {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const output = new EventEmitter();
  exitOnBrokenPipe(output);
  return {exit, fail: () => output.emit('error', Object.assign(new Error('write'), {code}))};
}

it('exits with 0 when the pipe is closed', () => {
  const {exit, fail} = failing('EPIPE');
  fail();
  expect(exit).toHaveBeenCalledWith(0);
});

it('keeps the exit code of a fault found before', () => {
  process.exitCode = 1;
  const {exit, fail} = failing('EPIPE');
  fail();
  expect(exit).toHaveBeenCalledWith(1);
});

it('reports any other write error', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {exit, fail} = failing('ENOSPC');
  fail();
  expect(said).toHaveBeenCalledWith('The output could not be written: write.');
  expect(exit).toHaveBeenCalledWith(1);
});
