import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {settleRuntime} from './settleRuntime';

const root = mkdtempSync(path.join(tmpdir(), 'runtime-'));
afterAll(() => rmSync(root, {recursive: true}));

/** The files left in a folder of bundled scripts. */
function settled(scripts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(root, 'bundled-'));
  for (const [name, code] of Object.entries(scripts)) {
    writeFileSync(path.join(folder, name), code);
  }
  const names = settleRuntime(Object.keys(scripts).map((name) => path.join(folder, name)));
  const files = readdirSync(folder).map((file): [string, string] => [
    file,
    readFileSync(path.join(folder, file), 'utf8'),
  ]);
  return {names: [...names], files: Object.fromEntries(files)};
}

const runtime = (one: string, other: string, hash = '1a2b3c4d') =>
  `(()=>{var ${one}={7:"${hash}"},${other}=function(e){return ${one}[e]+".js"};${other}.ruid="bundler=rspack@1";globalThis.load=${other}})();`;

it('gives the runtime the same name and bytes, whatever its variables are called', () => {
  const other = {'main.12345678.js': 'var unchanged = 1;\n'};
  const cold = settled({...other, 'runtime~main.0a1b2c3d.js': runtime('b', 's')});
  const warm = settled({...other, 'runtime~main.d3c2b1a0.js': runtime('s', 'b')});
  expect(cold.files).toEqual(warm.files);
  const [[old, name = ''] = []] = cold.names;
  expect(old).toBe('runtime~main.0a1b2c3d.js');
  expect(name).toMatch(/^runtime~main\.[0-9a-f]{8}\.js$/);
  expect(Object.keys(cold.files).sort()).toEqual(['main.12345678.js', name]);
  expect(cold.files['main.12345678.js']).toBe('var unchanged = 1;\n');
});

it('does the same with the runtime of a worker, and updates its name in the runtime of pages', () => {
  const cold = settled({
    '7.aaaaaaaa.js': runtime('b', 's', '11111111'),
    'runtime~main.0a1b2c3d.js': runtime('b', 's', 'aaaaaaaa'),
  });
  const warm = settled({
    '7.bbbbbbbb.js': runtime('s', 'b', '11111111'),
    'runtime~main.0a1b2c3d.js': runtime('b', 's', 'bbbbbbbb'),
  });
  expect(cold.files).toEqual(warm.files);
  const [worker = '', page = ''] = Object.keys(cold.files);
  expect(worker).toMatch(/^7\.(?!aaaaaaaa)[0-9a-f]{8}\.js$/);
  expect(cold.files[page]).toContain(`"${worker.slice(2, 10)}"`);
});

it('gives a different runtime a different name', () => {
  const one = settled({'runtime~main.0a1b2c3d.js': runtime('a', 'b')});
  const other = settled({'runtime~main.0a1b2c3d.js': runtime('a', 'b', '2b1a3c4d')});
  expect(one.names[0]?.[1]).not.toBe(other.names[0]?.[1]);
});

it('removes the table of ids when each id is a name, and no other table', () => {
  const asking = (table: string): string => {
    const code = `globalThis.ask=e=>(e=(${table})[e]||e,"/"+e);ask.ruid="bundler=rspack@1";`;
    return Object.values(settled({'runtime~main.0a1b2c3d.js': code}).files).join();
  };
  expect(asking('{"live-core":"live-core",glossary:"glossary"}')).not.toContain('glossary');
  expect(asking('{"live-core":"live-core",glossary:"7"}')).toContain('glossary');
});

it('throws if the bundler no longer marks its runtimes as expected', () => {
  const unmarked = runtime('b', 's').replace('rspack', 'another');
  expect(() => settled({'runtime~main.0a1b2c3d.js': unmarked})).toThrow(
    /runtime~main\.0a1b2c3d\.js does not contain "bundler=rspack@.*settleRuntime\.ts/,
  );
});
