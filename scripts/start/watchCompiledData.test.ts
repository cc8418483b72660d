import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {buildSync} from 'esbuild';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {compiledIn, watchCompiledData} from './watchCompiledData';

const siteDir = mkdtempSync(join(tmpdir(), 'compiled-data-'));
const restart = vi.fn(async () => {});
let watched: ReturnType<typeof watchCompiledData>;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
}

const data = [
  'src/product/facts.ts',
  'src/glossary.ts',
  'src/figures/scenes/home.ts',
  'src/site.ts',
  'src/plugins/themeConfig.ts',
];

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

it('restarts again for a change that arrives meanwhile', async () => {
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

/** The project modules imported by these, including themselves, by path. */
function reachedFrom(...entryPoints: readonly string[]): readonly string[] {
  const {metafile} = buildSync({
    absWorkingDir: resolve(import.meta.dirname, '../..'),
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    metafile: true,
    platform: 'node',
    packages: 'external',
  });
  return Object.keys(metafile.inputs);
}

it('watches every module that is compiled into drawings and pages', () => {
  const drawings = reachedFrom('src/plugins/figures/drawFigures.ts');
  const pages = reachedFrom(
    'src/plugins/figures/remarkFigures.ts',
    'src/plugins/glossary/remarkGlossary.ts',
    'src/plugins/product/remarkProduct.ts',
  );
  const data = pages.filter((file) => /^src\/(?:figures|product|glossary)\b/.test(file));
  const isWatched = (file: string): boolean =>
    compiledIn.some((path) => file === path || file.startsWith(`${path}/`));
  expect(drawings).toContain('src/figures/renderScene.ts');
  expect(data).toContain('src/glossary.ts');
  expect([...drawings, ...data].filter((file) => !isWatched(file))).toEqual([]);
});
