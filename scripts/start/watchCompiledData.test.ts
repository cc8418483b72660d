import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {watchCompiledData} from './watchCompiledData';

const siteDir = mkdtempSync(join(tmpdir(), 'compiled-data-'));
const restart = vi.fn(async () => {});
let watched: ReturnType<typeof watchCompiledData>;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
}

const data = ['src/product/facts.ts', 'src/glossary.ts', 'src/figures/scenes/home.ts'];

beforeAll(async () => {
  for (const file of data) {
    write(file, '');
  }
  watched = watchCompiledData(siteDir, restart);
  await watched.ready;
});

beforeEach(() => {
  restart.mockReset();
  restart.mockImplementation(async () => {});
});

afterAll(() => {
  watched.close();
  rmSync(siteDir, {recursive: true, force: true});
});

it.each(data)('asks for a new start when %s has changed', async (file) => {
  write(file, 'changed');
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce(), {timeout: 10_000});
});

it('asks again for a change that comes meanwhile, when the first is done', async () => {
  const order: string[] = [];
  let finish = (): void => {};
  restart.mockImplementationOnce(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push('first ends');
  });
  restart.mockImplementationOnce(async () => {
    order.push('second begins');
  });
  write('src/product/facts.ts', 'one');
  await vi.waitFor(() => expect(order).toHaveLength(1), {timeout: 10_000});
  write('src/product/facts.ts', 'another, and longer');
  write('src/glossary.ts', 'another, and longer');
  finish();
  await vi.waitFor(() => expect(order).toHaveLength(3), {timeout: 10_000});
  expect(order).toEqual(['first begins', 'first ends', 'second begins']);
});
