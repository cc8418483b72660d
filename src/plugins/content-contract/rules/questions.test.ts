import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {readQuestions} from '../reading/readQuestions';
import {questions} from './questions';

const siteDir = mkdtempSync(join(tmpdir(), 'questions-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const site = fakeSite({
  'docs/faq/index.mdx': fakePage('A.'),
  'docs/walls.mdx': fakePage('A.'),
  'versioned_docs/version-2024/doors.mdx': fakePage('A.'),
});

/** The faults of question files: file and line, what is wrong, what to do. */
function faultsOf(files: Readonly<Record<string, string>>, pages = site.pages): string[] {
  rmSync(join(siteDir, 'src'), {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(siteDir, 'src/questions', name, '..'), {recursive: true});
    writeFileSync(join(siteDir, 'src/questions', name), text);
  }
  return questions
    .check({...site, pages, questionFiles: readQuestions(siteDir)})
    .map(({file, line, what, remedy}) => `${file}:${line} ${what} ${remedy}`);
}

it('accepts questions for each page, in either language', () => {
  const files = {
    'en/walls.txt': 'wall will not close\n\nthick wall\n',
    'en/faq/index.txt': 'talk to support\n',
    'fr/walls.txt': 'thick wall\n',
  };
  expect(faultsOf(files)).toEqual([]);
});

it('requires nothing of a site without questions', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  ['en/wals.txt', 'Name it walls.txt in the folder of its language'],
  ['fr/doors.txt', 'or remove it'],
  ['fr/walls.md', 'with .txt at the end'],
])('reports questions for an unknown page: %s', (name, says) => {
  const faults = faultsOf({[name]: 'thick wall\n'});
  expect(faults).toEqual([
    expect.stringContaining(`src/questions/${name}:1 These questions do not belong to a page`),
  ]);
  expect(faults[0]).toContain(says);
});

it('reports questions in the folder of an unknown language', () => {
  for (const name of ['walls.txt', 'de/walls.txt', 'french/walls.txt']) {
    expect(faultsOf({[name]: 'thick wall\n'})).toEqual([
      `src/questions/${name}:1 These questions are not in the folder of a language: the search learns nothing from them. Move the file into src/questions/en/ or src/questions/fr/.`,
    ]);
  }
});

it('reads no questions from a file with a conflict or of another encoding', () => {
  expect(faultsOf({'en/walls.txt': '<<<<<<< HEAD\n#a\n=======\n#b\n>>>>>>> c\n'})).toEqual([
    expect.stringContaining('src/questions/en/walls.txt:1 Git left <<<<<<< here'),
  ]);
  expect(faultsOf({'fr/walls.txt': 'mur \uFFFDpais\n'})).toEqual([
    expect.stringContaining('src/questions/fr/walls.txt:1 The file is not saved as UTF-8.'),
  ]);
});

it('looks up no section of an unreadable page', () => {
  const {pages} = fakeSite({'docs/doors.mdx': fakePage('<Steps>\n\n## Doors {/* #doors */}')});
  expect(faultsOf({'en/doors.txt': '#doors\n\nsliding door\n'}, pages)).toEqual([]);
});

it('accepts sections and symptoms of the page as answers', () => {
  const door = '## Doors {/* #doors */}\n\n<Symptom id="stuck" title="A" cause="B">C</Symptom>';
  const {pages} = fakeSite({'docs/doors.mdx': fakePage(door)});
  const files = {'en/doors.txt': 'door\n\n#doors\nsliding door\n\n# stuck\nit sticks\n'};
  expect(faultsOf(files, pages)).toEqual([]);
  expect(faultsOf({'en/doors.txt': '#door\n\n#windows\n#\n'}, pages)).toEqual([
    'src/questions/en/doors.txt:1 docs/doors.mdx has no section or symptom with the id door. Write #doors.',
    expect.stringMatching(/:3 .* the id windows\. .* move the questions to the top of the file\.$/),
    expect.stringMatching(/:4 .* an empty id\. /),
  ]);
});

it('reports a question assigned to two pages, and one repeated for a page', () => {
  const files = {'fr/faq/index.txt': 'aide\n', 'fr/walls.txt': 'Aide\nmur épais\nmur épais\n'};
  expect(faultsOf(files)).toEqual([
    expect.stringContaining(
      'src/questions/fr/walls.txt:1 The question "Aide" is also in src/questions/fr/faq/index.txt:1.',
    ),
    expect.stringContaining('src/questions/fr/walls.txt:3 The question "mur épais"'),
  ]);
});
