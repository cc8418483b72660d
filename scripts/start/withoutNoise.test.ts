import {expect, it} from 'vitest';
import {withoutNoise} from './withoutNoise';

/** Output of Docusaurus for a deleted page, shortened. */
const removed = `[ERROR] Loading of version failed for version current
[ERROR] Site plugin reload failure - Plugin docs@default
Error: Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- faq/webgl-issues
Available document ids are:
- account/index
- faq/index
    at Object.checkSidebarsDocIds (/site/node_modules/@docusaurus/plugin-content-docs/lib/sidebars/utils.js:245:19)
    at async Promise.all (index 0)
    at async Object.loadContent (/site/node_modules/@docusaurus/plugin-content-docs/lib/index.js:152:33)
  × Cannot find module '@site/docs/faq/webgl-issues.mdx' for matched aliased key '@site'
  × Cannot find module '@site/i18n/fr/docusaurus-plugin-content-docs/current/faq/webgl-issues.mdx' for matched aliased key '@site'`;

/** Output that developers need. */
const code = `  × Cannot find module '@site/src/theme/Navbar' for matched aliased key '@site'
[ERROR] Client bundle compiled with errors therefore further build is impossible.
- a line of a list of another kind
    at drawFigures (/site/src/plugins/figures/drawFigures.ts:18:5)`;

function read(text: string): string {
  const lines: string[] = [];
  const feed = withoutNoise((line) => lines.push(line));
  for (const line of text.split('\n')) {
    feed(line);
  }
  return lines.join('\n');
}

it('keeps only the sidebar’s mention of a deleted page', () => {
  expect(read(removed)).toBe(`Error: Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- faq/webgl-issues`);
});

it('leaves faults of code unchanged, even after a list', () => {
  expect(read(`${removed}\n${code}`)).toContain(code);
});

it('says why a menu is refused, without printing it', () => {
  const red = '\u001b[31m';
  const plain = '\u001b[0m';
  const refused = '[ERROR] Sidebars file at "/site/sidebars.ts" failed to be loaded.';
  const dump = [
    'Error [ValidationError]: {',
    '  "type": "categry",',
    `  \u001b[41m"undefined"${plain}${red} [1]: -- missing --${plain}`,
    '}',
    red,
    `[1] Unknown sidebar item type "categry".${plain}`,
    '    at exports.process (/site/node_modules/joi/lib/errors.js:193:16)',
    '  _original: {',
    '  }',
    '}',
  ];
  const lines = [refused, ...dump, 'Next.', '  And more.'];
  expect(read(lines.join('\n'))).toBe(
    [refused, `[1] Unknown sidebar item type "categry".${plain}`, 'Next.', '  And more.'].join(
      '\n',
    ),
  );
});

it('omits that the bundler’s cache was not stored, which only slows the next start', () => {
  const unkept = `persistent cache save failed. remove files failed
remove \`/site/node_modules/.cache/rspack/8ed0/snapshot_build/4/0ebb\` failed due to \`No such file or directory (os error 2)\`
  × Cannot find module '@site/src/theme/Navbar' for matched aliased key '@site'`;
  expect(read(unkept)).toBe(
    "  × Cannot find module '@site/src/theme/Navbar' for matched aliased key '@site'",
  );
});
