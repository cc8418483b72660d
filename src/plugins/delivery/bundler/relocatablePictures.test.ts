import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import {pictureRequest, relocate} from './relocatablePictures';

/** Bundles a picture, requested as Docusaurus does, in a folder; returns the script. */
async function bundleIn(folder: string, isRelocated: boolean): Promise<string> {
  mkdirSync(folder, {recursive: true});
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const loader = (name: string) => join(folder, 'node_modules', name, 'dist/cjs.js');
  const request = `!${loader('url-loader')}?limit=1&name=[name].[ext]&fallback=${loader('file-loader')}!./wall.svg`;
  writeFileSync(join(folder, 'wall.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(folder, 'page.js'),
    `import wall from ${JSON.stringify(request)};\nconsole.log(wall);\n`,
  );
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './page.js',
    devtool: false,
    // The loaders are linked into the folder.
    resolveLoader: {symlinks: false},
    output: {path: join(folder, 'built'), filename: 'page.js', publicPath: '/'},
    optimization: {concatenateModules: false},
    plugins: isRelocated
      ? [new rspack.NormalModuleReplacementPlugin(pictureRequest, relocate)]
      : [],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const faults = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
      compiler.close(() => (faults ? fail(new Error(faults)) : done()));
    });
  });
  return readFileSync(join(folder, 'built/page.js'), 'utf8');
}

it('gives a Markdown picture the same module in every folder', async () => {
  const sandbox = mkdtempSync(join(tmpdir(), 'relocatable-'));
  const bundles = (isRelocated: boolean) =>
    Promise.all(
      ['a', 'another/place'].map((name) =>
        bundleIn(join(sandbox, String(isRelocated), name), isRelocated),
      ),
    );
  try {
    const [one, other] = await bundles(true);
    expect(other).toBe(one);
    expect(one).toContain('wall.svg');
    // Without it they differ: the test would notice.
    const [plain, moved] = await bundles(false);
    expect(moved).not.toBe(plain);
  } finally {
    rmSync(sandbox, {recursive: true});
  }
});
