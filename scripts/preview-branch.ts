/**
 * Builds a branch as a folder of pages that opens by a double click, with no server and nothing to
 * install.
 *
 *     npm run preview:branch                     the pages as they are now, saved or not
 *     npm run preview:branch -- another-branch   a branch as it was last committed
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {localeNames, locales} from '../src/site';
import {writeLocalCopy} from './branch/writeLocalCopy';
import {buildCheckout} from './building/buildCheckout';
import {interruption} from './command/interruption';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';

const siteDir = dirname(__dirname);

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'}).trim();
}

function findCommit(branch: string): string {
  for (const name of [branch, `origin/${branch}`]) {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    } catch {
      // Try the next name.
    }
  }
  // Skips a detached HEAD and `origin/HEAD`.
  const form = '--format=%(if)%(symref)%(then)%(else)%(refname:short)%(end)';
  const names = git('for-each-ref', form, 'refs/heads', 'refs/remotes').split('\n').filter(Boolean);
  throw new Error(`There is no branch ${branch}. The branches are: ${names.join(', ')}.`);
}

/** Builds a branch in a temporary folder, so that the working copy is untouched. */
async function withBranchBuilt(
  branch: string,
  stop: AbortSignal,
  use: (build: string) => void,
): Promise<void> {
  const commit = findCommit(branch);
  const folder = mkdtempSync(join(tmpdir(), 'preview-branch-'));
  try {
    git('worktree', 'add', '--detach', folder, commit);
    const packages = join(folder, 'node_modules');
    try {
      symlinkSync(join(siteDir, 'node_modules'), packages, 'junction');
      // The cache in the shared node_modules belongs to the checkout, and this folder is not built
      // again.
      await buildCheckout(folder, stop, {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
      use(join(folder, 'build'));
    } finally {
      // Git for Windows would follow the link and delete the packages of the checkout.
      rmSync(packages, {force: true});
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
    git('worktree', 'prune');
  }
}

function copy(from: string, name: string): void {
  const target = join(siteDir, 'build-preview', name.replace(/[^\p{L}\p{N}.-]+/gu, '-'));
  const pages = writeLocalCopy(from, target);
  console.log(`\n${pages} pages in ${target}. Double-click one to open it, or send the folder:`);
  for (const locale of localeNames) {
    const page = join(target, locales[locale].baseUrl, 'index.html');
    console.log(`${locales[locale].label.padEnd(8)}  ${pathToFileURL(page)}`);
  }
  console.log(
    'The search and the live figures do not work in this copy; to see them, use npm run site.',
  );
}

async function main(): Promise<void> {
  const {positionals} = readArguments(
    {options: {}, allowPositionals: true},
    'npm run preview:branch [-- another-branch]',
    1,
  );
  const stop = interruption();
  const [branch] = positionals;
  if (branch !== undefined) {
    await withBranchBuilt(branch, stop, (built) => copy(built, branch));
  } else {
    await buildCheckout(siteDir, stop);
    copy(join(siteDir, 'build'), git('branch', '--show-current') || 'now');
  }
}

runCommand(main);
