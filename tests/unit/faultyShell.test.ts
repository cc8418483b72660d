import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, it} from 'vitest';
import site from '../../docusaurus.config';
import preset from '../../src/plugins/classic/preset';
import type {FaultyName} from '../fixtures/faulty.config';

const root = resolve(import.meta.dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'faulty-shell-'));
afterAll(() => rmSync(outDir, {recursive: true, force: true}));

interface Build {
  readonly exitCode: number;
  readonly output: string;
}

/** Builds a site whose configuration is wrong, as `npm run build` would. */
function build(name: FaultyName): Promise<Build> {
  const words = ['build', '--locale', 'en', '--out-dir', join(outDir, name)];
  return new Promise((done) => {
    execFile(
      join(root, 'node_modules/.bin/docusaurus'),
      [...words, '--config', 'tests/fixtures/faulty.config.ts'],
      {
        cwd: root,
        env: {
          ...process.env,
          FAULTY_CONFIG: name,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-fixtures/faulty-${name}`,
        },
      },
      (error, stdout, stderr) =>
        done({exitCode: Number(error?.code ?? 0), output: stdout + stderr}),
    );
  });
}

const file = 'src/plugins/themeConfig.ts: ';

/** What each build must print: the file, the item, the fault, the remedy. */
const expected: Readonly<Record<FaultyName, readonly string[]>> = {
  items: [
    `${file}navbar.items[0] {"position":"right","type":"nope","label":"What"}: No NavbarItem component found for type "nope". Use one of default, `,
    `${file}navbar.items[1] {"position":"right","label":"Where to"}: A link needs one target: set either "to"`,
    `${file}footer.links[1] {"title":"Help","items":[{"label":"Long page","to":"/long"}]}: columns and links are mixed. Write either columns`,
  ],
  docs: [
    `${file}navbar.items[0] {"position":"right","type":"docSidebar","sidebarId":"empty","label":"Sidebar"}: Sidebar with ID "empty" doesn't have anything to be linked to. Put a page into it (sidebars.ts).`,
    `${file}navbar.items[1].items[0] {"type":"doc","docId":"gone","label":"Doc"}: Can't find a doc with id "gone". The id is the path of its file under docs/`,
  ],
};

it.concurrent.each(Object.entries(expected))(
  'a build stops with all faults of %s at once',
  async (name, sentences) => {
    const {exitCode, output} = await build(name as FaultyName);
    expect(exitCode).not.toBe(0);
    for (const sentence of sentences) {
      expect(output).toContain(sentence);
    }
  },
);

it('the preset refuses a blog', () => {
  expect(() => preset({siteConfig: site} as LoadContext, {blog: {}})).toThrow(
    '- docusaurus.config.ts: the preset has blog: {}. This site has no blog. Write blog: false.',
  );
});
