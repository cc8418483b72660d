import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {codeOf} from '../../scripts/command/codeOf';
import {errorMessage} from '../../scripts/command/errorMessage';
import {asScript} from '../asScript';

const root = join(import.meta.dirname, '../..');

/** The command that a script has passed to `runCommand`, which would end this process. */
const started = vi.hoisted(() => ({main: undefined as undefined | (() => unknown)}));
vi.mock('../../scripts/command/runCommand', () => ({
  runCommand: (main: () => unknown) => {
    started.main = main;
  },
}));

// They add listeners to the output, which all cases share here.
vi.mock('../../scripts/command/exitOnBrokenPipe', () => ({exitOnBrokenPipe: () => undefined}));
vi.mock('../../scripts/command/ignoreOutputErrors', () => ({ignoreOutputErrors: () => undefined}));

class Exit extends Error {
  readonly code: number;

  constructor(code: unknown) {
    super(`exit ${code}`);
    this.code = Number(code);
  }
}

const {argv} = process;
let printed: {stdout: string[]; stderr: string[]};

beforeEach(() => {
  started.main = undefined;
  printed = {stdout: [], stderr: []};
  vi.stubEnv('HELP_STORE', '');
  // Not available in a worker thread.
  vi.spyOn(process, 'umask').mockReturnValue(0);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(code);
  });
  vi.spyOn(console, 'log').mockImplementation((line) => printed.stdout.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => printed.stderr.push(line));
});

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

let runs = 0;

/** Runs a command in this process, which saves a start of Node and a compiler each time. */
async function run(script: string, ...words: readonly string[]) {
  process.argv = ['node', script, ...words];
  runs += 1;
  const status = await import(/* @vite-ignore */ `${join(root, 'scripts', script)}?run=${runs}`)
    .then(() => started.main?.())
    .then(
      () => 0,
      (error: unknown) => {
        if (error instanceof Exit) {
          return error.code;
        }
        printed.stderr.push(errorMessage(error));
        return codeOf(error);
      },
    );
  return {status, said: printed.stderr.join('\n').split('\n'), shown: printed.stdout.join('\n')};
}

/** Runs a command as npm does. Does not block: Vitest gives up a worker that is silent for a minute. */
async function spawnScript(script: string, ...words: readonly string[]) {
  // Those of bench/ are ES modules.
  const loader = script.startsWith('../bench/') ? ['--import', 'tsx'] : asScript;
  const program = spawn(process.execPath, [...loader, join('scripts', script), ...words], {
    cwd: root,
    env: {...process.env, HELP_STORE: ''},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  return {status, said: stderr.trim().split('\n'), shown: stdout.trim()};
}

it.each([
  // Does without `runCommand`.
  ['start.ts', ['--port', '0x50'], 2, '“0x50” is not a port. Give a number from 1 to 65535'],
  // Throws from its main function.
  ['publish.ts', [], 2, 'No folder was given for the published site: add --to'],
  // An ES module, whose UsageError is another class.
  ['../bench/delivery/run.ts', ['--rounds', '0'], 2, '--rounds 0: give a whole number from 1 on'],
])(
  '%s exits with its code and one line when run as a program',
  async (script, words, code, says) => {
    const {status, said} = await spawnScript(script, ...words);
    expect(status).toBe(code);
    expect(said).toEqual([expect.stringContaining(says)]);
  },
);

it.each([
  ['start.ts', 'npm start'],
  ['build.ts', 'npm run build, for all languages'],
  ['test.ts', 'npm test, for all tests'],
  ['check-content.ts', 'npm run check'],
  ['translations.ts', 'npm run translations'],
  ['search-eval.ts', 'npm run search:eval'],
  ['new-page.ts', 'npm run new'],
  ['remove-page.ts', 'npm run remove'],
  ['move-page.ts', 'npm run move'],
  ['preview.ts', 'npm run serve'],
  ['preview-branch.ts', 'npm run preview:branch'],
  ['reproducible.ts', 'npm run reproducible'],
  ['publish.ts', 'npm run publish:site -- --to'],
  ['../tests/hosting/soak.ts', 'npm run soak'],
  ['../bench/delivery/run.ts', 'npm run bench'],
  ['../bench/search/run.ts', 'npm run bench'],
  ['../bench/live/run.ts', 'npx tsx bench/live/run.ts'],
  ['../bench/live/browser.ts', 'npx tsx bench/live/browser.ts'],
])('%s prints its usage in one line for an unknown option', async (script, usage) => {
  const {status, said} = await run(script, '--doen');
  expect(status).toBe(2);
  expect(said).toEqual([expect.stringMatching(`^Unknown option '--doen'\\. Usage: ${usage}`)]);
});

it.each([
  ['rollback.ts', 'npm run rollback -- --to'],
  ['check-host.ts', 'npm run check:host -- https://'],
  ['nginx-config.ts', 'npx tsx scripts/nginx-config.ts'],
])('%s shows its usage for --help', async (script, usage) => {
  const {status, said, shown} = await run(script, '--help');
  expect({status, said}).toEqual({status: 0, said: ['']});
  expect(shown.startsWith(usage)).toBe(true);
});

it('rollback requires --to, and guesses no folder', async () => {
  const {status, said} = await run('rollback.ts');
  expect(status).toBe(2);
  expect(said).toEqual([
    expect.stringMatching(/^No folder was given for the published site: add --to/),
  ]);
});

it('reproducible takes no argument, so that a typo does not start three builds', async () => {
  expect(await run('reproducible.ts', 'help')).toMatchObject({
    status: 2,
    said: [expect.stringMatching(/^Unexpected argument 'help'\. .*: npm run reproducible$/)],
  });
});

it.each([
  [['check-host.ts', 'https://a.example', 'https://b.example'], "Unexpected argument 'https://b"],
  [['preview-branch.ts', 'one', 'another'], "Unexpected argument 'another'"],
  // An empty --from must not build this checkout.
  [['publish.ts', '--to', '/nowhere', '--from', ''], '--from is empty: give it a value, or'],
])('%j is refused rather than partly ignored', async (words, says) => {
  const [script = '', ...others] = words;
  const {status, said} = await run(script, ...others);
  expect(status).toBe(2);
  expect(said).toEqual([expect.stringContaining(says)]);
  expect(said[0]).toContain('. Usage: npm run ');
});

it('preview.ts accepts a port in digits only', async () => {
  expect(await run('preview.ts', '--port', '0x50')).toMatchObject({
    status: 2,
    said: [expect.stringMatching(/^“0x50” is not a port\. Give a number from [01] to 65535/)],
  });
});

it.each([
  [['check-host.ts'], 'Give the address of the host: npm run check:host -- https://'],
  [['move-page.ts', 'glossary'], 'Give the page and its new address: npm run move -- '],
  [['remove-page.ts'], 'Name one page: npm run remove -- '],
  [['new-page.ts'], 'Give it on the command line: npm run new -- --section '],
  [['translations.ts', '--done'], 'Name the pages, or all: npm run translations -- --done '],
  [['nginx-config.ts', '--listen', 'x'], 'nginx cannot listen there. Give a port'],
  [['nginx-config.ts', '--root', '/srv/$a'], '--root /srv/$a: nginx reads $ as the start'],
  [
    ['nginx-config.ts', '--proxy', 'a'],
    'Give each host in this form only: --proxy a.internal:8080,',
  ],
  [['publish.ts', '--to', '/nowhere', '--keep', '1'], '--keep 1: keep at least two releases'],
  [['../bench/delivery/run.ts', '--sizes', '18,3'], '--sizes 18,3: give whole numbers from 4 on'],
])('%j exits with code 2 and says what to type', async (words, says) => {
  const [script = '', ...others] = words;
  const {status, said} = await run(script, ...others);
  expect({status, lines: said.length}).toEqual({status: 2, lines: 1});
  expect(said[0]).toContain(says);
});

it('rollback deletes no releases, so it has no --keep', async () => {
  const {status, said} = await run('rollback.ts', '--keep', '5');
  expect(status).toBe(2);
  expect(said).toEqual([
    expect.stringMatching(/^Unknown option '--keep'\. .*--to .*--listen .*--reload .*--check/),
  ]);
});

it('rollback creates no store', async () => {
  const nowhere = join(root, 'no-such-store');
  expect(await run('rollback.ts', '--to', nowhere)).toMatchObject({
    status: 1,
    said: [`There is no store at ${nowhere}; check --to.`],
  });
  expect(existsSync(nowhere)).toBe(false);
});

it('rollback says that a store lists nothing', async () => {
  const to = mkdtempSync(join(tmpdir(), 'no-release-'));
  mkdirSync(join(to, 'releases'));
  const listed = await run('rollback.ts', '--to', to, '--list');
  rmSync(to, {recursive: true});
  expect(listed).toMatchObject({
    status: 1,
    said: [`There is no release in ${join(to, 'releases')}; check --to.`],
  });
});

it('check-host says how to write an address', async () => {
  expect(await run('check-host.ts', '127.0.0.1:4801')).toMatchObject({
    status: 2,
    said: [
      expect.stringMatching(/^127[.]0[.]0[.]1:4801 is not the .*: http:\/\/127[.]0[.]0[.]1:4801$/),
    ],
  });
});

it('translations reports an unknown page instead of finding it up to date', async () => {
  const {status, said} = await run('translations.ts', '--diff', 'nope');
  expect(status).toBe(1);
  expect(said).toEqual([expect.stringContaining('There is no page nope.')]);
});
