import {expect, it} from 'vitest';
import {withoutSyntaxProblems} from './withoutSyntaxProblems';

/** The remaining lines of a text. */
function read(text: string): string {
  const lines: string[] = [];
  const feed = withoutSyntaxProblems(
    ['sidebars.ts', 'src/glossary.ts', 'i18n/fr/code.json'],
    (line) => lines.push(line),
  );
  for (const line of `${text}\nNext.`.split('\n')) {
    feed(line);
  }
  return lines.join('\n');
}

const menu = `[ERROR] Sidebars file at "/site/sidebars.ts" failed to be loaded.
[ERROR] Loading of version failed for version current
[ERROR] Site plugin reload failure - Plugin docs@default
Error: Docusaurus could not load module at path "/site/sidebars.ts"
    at loadFreshModule (/site/node_modules/@docusaurus/utils/src/moduleUtils.ts:36:11)
  [cause]: Error: ParseError: Unexpected token, expected ","
   /site/sidebars.ts:8:6
}`;
const config = `[ERROR] Error: Docusaurus could not load module at path "/site/docusaurus.config.ts"
  [cause]: Error: ParseError: Unexpected token, expected ","
   /site/src/glossary.ts:25:6
      at /site/docusaurus.config.ts:3:47
}`;
const bundler = `├─▶   ×   x Expected ',', got 'ident'
  │     │     ,-[/site/src/glossary.ts:25:1]
  │     │  24 |       term: 'wall'
  │
  ╰─▶   × Syntax Error`;
const messages = `[ERROR] Invalid translation file at "/site/i18n/fr/code.json".
[ERROR] Site reload failure
SyntaxError: /site/i18n/fr/code.json: Expected ',' or '}' after property value in JSON
    at JSON.parse (<anonymous>)
    at Object._readFile (/site/node_modules/jsonfile/index.js:25:16)`;

it.each([menu, config, bundler, messages])('omits a syntax error in the data: %s', (text) => {
  expect(read(text)).toBe('Next.');
  expect(read(text.replaceAll('/site/', 'C:\\site\\').replaceAll('i18n/fr/', 'i18n\\fr\\'))).toBe(
    'Next.',
  );
});

it.each([
  config.replace('src/glossary.ts', 'src/plugins/listFiles.ts'),
  bundler.replace('src/glossary.ts', 'src/theme/Root.tsx'),
  messages.replaceAll('fr/code.json', 'fr/other.json'),
  menu.replace('ParseError: Unexpected token, expected ","', 'pages is not defined'),
  `[ERROR] Site reload failure
Error [ValidationError]: "value" must be of type object
    at exports.process (/site/node_modules/joi/lib/errors.js:193:16)`,
])('forwards what the check does not report: %s', (text) => {
  expect(read(text)).toBe(`${text}\nNext.`);
});

it('forwards a line at once', () => {
  const lines: string[] = [];
  withoutSyntaxProblems([], (line) => lines.push(line))('A line.');
  expect(lines).toEqual(['A line.']);
});
