import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FromWorker, ToWorker} from '../../protocol';
import type {SearchAnswer} from '../../SearchAnswer';
import {clientOf} from './clientOf';
import {warmUp} from './warmUp';

let workers: FakeWorker[] = [];

/** Never responds by itself: the tests send its messages. */
class FakeWorker extends EventTarget {
  onmessage: ((event: {data: FromWorker}) => void) | undefined;
  readonly told: ToWorker[] = [];
  readonly terminate = vi.fn();

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  say(data: FromWorker): void {
    this.onmessage?.({data});
  }

  die(): Event {
    const event = Object.assign(new Event('error', {cancelable: true}), {message: 'died'});
    this.dispatchEvent(event);
    return event;
  }

  /** The queries received so far. */
  get asked(): string[] {
    return this.told.flatMap((message) => (message.kind === 'ask' ? [message.query] : []));
  }

  answer(): void {
    const last = this.told.at(-1);
    if (last?.kind !== 'ask') throw new Error('Nothing is asked.');
    const answer: Partial<SearchAnswer> = {query: last.query};
    this.say({kind: 'answer', id: last.id, answer: answer as SearchAnswer});
  }
}

/** Makes the URL of each test unique: starts and clients are cached by URL. */
let version = 0;
let versionUrl = '';
const worker = (): FakeWorker => {
  const last = workers.at(-1);
  if (!last) throw new Error('No worker was started.');
  return last;
};

beforeEach(() => {
  workers = [];
  version += 1;
  versionUrl = `/${version}/`;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => Response.json({index: '/index.json'}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks one question at a time, and of one asker only the last', async () => {
  const client = clientOf(versionUrl);
  const dropped = vi.fn();
  client.ask('page', 'm', 1).then(dropped);
  client.ask('page', 'mu', 1).then(dropped);
  worker().say({kind: 'ready'});
  client.ask('page', 'mur', 1).then(dropped);
  const last = client.ask('page', 'murs', 1);
  expect(worker().asked).toEqual(['mu']);
  worker().answer();
  worker().answer();
  expect((await last).query).toBe('murs');
  expect(worker().asked).toEqual(['mu', 'murs']);
  expect(dropped).not.toHaveBeenCalled();
});

it('answers each asker, whoever asks in between', async () => {
  const client = clientOf(versionUrl);
  const page = client.ask('page', 'tremie', 50);
  const dialog = client.ask('dialog', 'porte', 12);
  worker().say({kind: 'ready'});
  worker().answer();
  worker().answer();
  expect([(await page).query, (await dialog).query]).toEqual(['tremie', 'porte']);
});

it('a worker that dies before anybody asks is replaced at the next sign of intent', async () => {
  const start = warmUp(versionUrl);
  const dead = worker();
  expect(dead.die().defaultPrevented).toBe(true);
  await expect(start.failure).rejects.toThrow('died');
  expect(dead.terminate).toHaveBeenCalled();
  expect(warmUp(versionUrl)).not.toBe(start);
  expect(worker()).not.toBe(dead);
});

it('a worker that dies while it starts is told to who waits, and replaced', async () => {
  const client = clientOf(versionUrl);
  const answer = client.ask('page', 'mur', 1);
  worker().die();
  await expect(client.ready).rejects.toThrow('died');
  await expect(answer).rejects.toThrow('died');
  expect(clientOf(versionUrl)).not.toBe(client);
  expect(workers).toHaveLength(2);
});

it('an index that cannot be had is told, and asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, {status: 503}));
  const client = clientOf(versionUrl);
  await expect(client.ready).rejects.toThrow('503');
  expect(clientOf(versionUrl)).not.toBe(client);
});

it('an index that never comes is told in the end; one that came stays', async () => {
  vi.useFakeTimers();
  const client = clientOf(versionUrl);
  const answer = client.ask('page', 'mur', 1);
  vi.advanceTimersByTime(59_000);
  expect(clientOf(versionUrl)).toBe(client);
  vi.advanceTimersByTime(2_000);
  await expect(answer).rejects.toThrow('No index');
  const next = clientOf(versionUrl);
  expect(next).not.toBe(client);
  worker().say({kind: 'ready'});
  vi.advanceTimersByTime(61_000);
  expect(clientOf(versionUrl)).toBe(next);
});

it.each<[string, (of: FakeWorker) => void]>([
  ['says so', (of) => of.say({kind: 'failed', reason: 'broke'})],
  ['dies', (of) => of.die()],
])('a worker that %s after it was ready is told to all who wait, and replaced', async (_, fail) => {
  const client = clientOf(versionUrl);
  const broken = worker();
  broken.say({kind: 'ready'});
  const answers = [client.ask('page', 'mur', 1), client.ask('dialog', 'porte', 1)];
  fail(broken);
  for (const answer of answers) await expect(answer).rejects.toThrow();
  await expect(client.ask('page', 'mur', 1)).rejects.toThrow();
  expect(broken.terminate).toHaveBeenCalled();
  const next = clientOf(versionUrl);
  const answer = next.ask('page', 'mur', 1);
  worker().say({kind: 'ready'});
  worker().answer();
  expect((await answer).query).toBe('mur');
});
