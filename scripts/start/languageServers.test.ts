import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type LanguageServers, languageServers} from './languageServers';
import type {LocaleServer} from './startLocale';

let onLost = vi.fn();
let begun: LocaleServer[] = [];
let languages: LanguageServers;

/** A process that runs until killed, instead of a server. */
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
    // Two servers cannot share a port.
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

it('restarts all once the old ones have ended, and reports none as lost', async () => {
  await languages.start();
  await languages.restart();
  expect(begun.map(isRunning)).toEqual([false, false, true, true]);
  expect(onLost).not.toHaveBeenCalled();
});

it('reports one that stops by itself, also after a restart', async () => {
  await languages.start();
  await languages.restart();
  begun[3]?.process.kill();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

it('reports one that stops before the other is ready', async () => {
  const [quick, slow] = [server(), {...server(), ready: new Promise<void>(() => {})}];
  begun = [quick, slow];
  void languageServers(() => begun, onLost).start();
  await quick.ready;
  quick.process.kill();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

it('starts again after a failed start', async () => {
  const [first, second] = [server(), server()];
  const failed = {...first, ready: Promise.reject(new Error('Français: the server stopped.'))};
  const begin = vi.fn().mockReturnValueOnce([failed]).mockReturnValueOnce([second]);
  begun = [first, second];
  const some = languageServers(begin, onLost);
  await expect(some.start()).rejects.toThrow('stopped');
  await some.restart();
  expect(begun.map(isRunning)).toEqual([false, true]);
});

it('stops them without reporting any as lost', async () => {
  await languages.start();
  const ended = begun.map(({process: child}) => once(child, 'exit'));
  languages.stop();
  await Promise.all(ended);
  expect(onLost).not.toHaveBeenCalled();
});
