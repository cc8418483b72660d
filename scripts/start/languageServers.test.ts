import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type LanguageServers, languageServers} from './languageServers';
import type {LocaleServer} from './startLocale';

let onLost = vi.fn();
let begun: LocaleServer[] = [];
let languages: LanguageServers;

/** A process that stays until it is ended, in place of a server. */
function server(): LocaleServer {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ready = once(child, 'spawn').then(() => {});
  return {baseUrl: '/', port: 1, process: child, ready};
}

const isRunning = ({process: child}: LocaleServer) =>
  child.exitCode === null && child.signalCode === null;

beforeEach(() => {
  begun = [];
  onLost = vi.fn();
  languages = languageServers(() => {
    // Two servers cannot have one port.
    expect(begun.filter(isRunning)).toEqual([]);
    const own = [server(), server()];
    begun.push(...own);
    return own;
  }, onLost);
});

afterEach(() => {
  for (const {process: child} of begun) {
    child.kill();
  }
});

it('starts all anew when those that run have ended, and takes none of them for lost', async () => {
  await languages.start();
  await languages.restart();
  expect(begun.map(isRunning)).toEqual([false, false, true, true]);
  expect(onLost).not.toHaveBeenCalled();
});

it('tells of one that stops by itself, also after a new start', async () => {
  await languages.start();
  await languages.restart();
  begun[3]?.process.kill();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

it('tells of one that stops while the other is not ready yet', async () => {
  const [quick, slow] = [server(), {...server(), ready: new Promise<void>(() => {})}];
  begun = [quick, slow];
  void languageServers(() => begun, onLost).start();
  await quick.ready;
  quick.process.kill();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

it('starts anew after a start that failed', async () => {
  const [first, second] = [server(), server()];
  const failed = {...first, ready: Promise.reject(new Error('Français: the server stopped.'))};
  const begin = vi.fn().mockReturnValueOnce([failed]).mockReturnValueOnce([second]);
  begun = [first, second];
  const some = languageServers(begin, onLost);
  await expect(some.start()).rejects.toThrow('stopped');
  await some.restart();
  expect(begun.map(isRunning)).toEqual([false, true]);
});

it('ends them, and calls none of them lost', async () => {
  await languages.start();
  const ended = begun.map(({process: child}) => once(child, 'exit'));
  languages.stop();
  await Promise.all(ended);
  expect(onLost).not.toHaveBeenCalled();
});
