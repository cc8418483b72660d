import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {watchContent} from './watchContent';

const siteDir = mkdtempSync(join(tmpdir(), 'watch-content-'));
const report = {checking: vi.fn(), checked: vi.fn(), failed: vi.fn()};
let stop: () => void;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
}

const read = [
  'docs/faq/index.mdx',
  'i18n/fr/code.json',
  'versions.json',
  'sidebars.ts',
  'versioned_sidebars/version-2024-sidebars.json',
  'src/site.ts',
  'src/glossary.ts',
  'src/product/facts.ts',
  'src/figures/live/words.ts',
  'src/components/Symptom/index.tsx',
  'src/theme/MDXComponents/index.tsx',
  'src/theme/BackToTopButton/index.tsx',
  'src/plugins/mdx/pageWords.ts',
  'src/plugins/content-contract/spelling/words.fr.txt',
];

/** Waits until the last change has been checked, so that none is reported later. */
async function untilQuiet(): Promise<void> {
  await vi.waitFor(() => expect(report.checked).toHaveBeenCalled(), {timeout: 60_000});
  report.checking.mockClear();
  report.checked.mockClear();
}

beforeAll(async () => {
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
  write('scripts/check-content.ts', '');
  for (const file of read) {
    write(file, '');
  }
  stop = watchContent(siteDir, report);
  await untilQuiet();
});

afterAll(() => {
  stop();
  rmSync(siteDir, {recursive: true, force: true});
});

it.each(read)('checks the pages when %s has changed', async (file) => {
  let times = 0;
  // Written repeatedly until noticed: there is no event for the start of watching.
  await vi.waitFor(
    () => {
      times += 1;
      write(file, `${times}`);
      expect(report.checking).toHaveBeenCalled();
    },
    {timeout: 60_000, interval: 200},
  );
  await untilQuiet();
});

it('prints the whole result of the check, however long', async () => {
  // More than a pipe buffers, split in the middle of multi-byte characters.
  write('scripts/check-content.ts', "console.log('x' + 'é'.repeat(100_000));");
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  write('docs/faq/index.mdx', 'an accent');
  await vi.waitFor(() => expect(printed).toHaveBeenCalledWith(`x${'é'.repeat(100_000)}\n`), {
    timeout: 60_000,
  });
  printed.mockRestore();
});

it('prints nothing of a check that was running when a page changed', async () => {
  const [begun, isTold] = [join(siteDir, 'begun'), join(siteDir, 'told')];
  // The first check ends as soon as the change is noticed; the next one includes it.
  write(
    'scripts/check-content.ts',
    `import {existsSync, writeFileSync} from 'node:fs';
    const isTold = () => existsSync(${JSON.stringify(isTold)});
    if (isTold()) {
      console.log('as it is');
    } else {
      writeFileSync(${JSON.stringify(begun)}, '');
      setInterval(() => {
        if (isTold()) {
          console.log('as it was');
          process.exit();
        }
      }, 1);
    }`,
  );
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  write('docs/faq/index.mdx', 'as it was');
  await vi.waitFor(() => expect(existsSync(begun)).toBe(true), {timeout: 60_000});
  report.checking.mockImplementationOnce(() => writeFileSync(isTold, ''));
  write('docs/faq/index.mdx', 'as it is, and longer');
  await vi.waitFor(() => expect(printed).toHaveBeenCalledWith('as it is\n'), {timeout: 60_000});
  expect(printed).not.toHaveBeenCalledWith('as it was\n');
  printed.mockRestore();
});
