import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readArguments} from './readArguments';

const usage = 'npm run serve [-- --port 3000]';
const {argv} = process;

class Ended extends Error {}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Ended(`${code}`);
  });
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

function readWords(...words: readonly string[]) {
  process.argv = ['node', 'serve.ts', ...words];
  const options = {port: {type: 'string', default: '3000'}, reload: {type: 'string'}} as const;
  return readArguments({options, allowPositionals: true}, usage, 1);
}

it('reads options in both notations, and positional arguments', () => {
  const {values, positionals} = readWords('--port=3001', 'build', '--reload', 'true');
  expect({...values}).toEqual({port: '3001', reload: 'true'});
  expect(positionals).toEqual(['build']);
});

it.each(['--help', '-h'])('shows only the usage for %s, whatever the other arguments', (word) => {
  expect(() => readWords('--doen', word)).toThrow(new Ended('0'));
  expect(vi.mocked(console.log).mock.calls).toEqual([[usage]]);
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  [['--doen'], "Unknown option '--doen'"],
  [['one', 'another'], "Unexpected argument 'another'"],
  [['--port', '3000', '--port=3001'], '--port is given twice'],
  [['--reload', ''], '--reload is empty: give it a value, or leave it out'],
])('prints one line with the fault of %j and the usage', (words, fault) => {
  expect(() => readWords(...words)).toThrow(new Ended('2'));
  expect(vi.mocked(console.error).mock.calls).toEqual([[`${fault}. Usage: ${usage}`]]);
  expect(console.log).not.toHaveBeenCalled();
});
