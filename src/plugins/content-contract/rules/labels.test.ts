import {expect, it} from 'vitest';
import type {ContentSite} from '../ContentSite';
import {fakeSite} from '../fakeSite';
import type {AskedMessage} from '../messages/AskedFile';
import {thisSite} from '../thisSite';
import {labels} from './labels';

const file = 'i18n/fr/docusaurus-theme-classic/navbar.json';

function asked(key: string, words: string): AskedMessage {
  return {key, words, origin: 'src/plugins/themeConfig.ts:9', isNeeded: true};
}

const messages = [
  asked('item.label.Start', 'Start'),
  asked('item.label.Home', 'Home'),
  asked('item.label.Rooms', '{count} rooms of {siteTitle}'),
];
const good = `{
  "item.label.Start": {"message": "Démarrer"},
  "item.label.Home": {"message": "Accueil"},
  "item.label.Rooms": {
    "description": "How many",
    "message": "{count} pièces"
  }
}
`;

function faultsOf(source: string | undefined, isWhole = true, asks = messages) {
  const site: ContentSite = {
    ...fakeSite({}),
    askedFiles: [{file, locale: 'fr', messages: asks, isWhole}],
    messageFiles: source === undefined ? [] : [{file, locale: 'fr', source}],
  };
  return labels
    .check(site)
    .map(({line, column, what, remedy}) => `${line}:${column} ${what} ${remedy}`);
}

it('accepts a file with all required messages', () => {
  expect(faultsOf(good)).toEqual([]);
});

it('reports a text without its message', () => {
  expect(faultsOf(good.replace(/ {2}"item.label.Home.*\n/, ''))).toEqual([
    '1:1 “Home”, from src/plugins/themeConfig.ts:9, has no French translation here: French pages show the English words. Add "item.label.Home": {"message": "…", "description": "…"}.',
  ]);
});

it('reports every text of a missing file', () => {
  expect(faultsOf(undefined)).toHaveLength(messages.length);
});

it.each([
  ['a name', 'item.label.Home', 'item.label.Hoem'],
  ['letters of another case', 'item.label.Home', 'item.label.home'],
  ['a scheme', 'item.label.Home', 'item.lable.Home'],
])('reports %s that is misspelt, once', (_, right, wrong) => {
  const says = `Nothing uses the key "${wrong}". Did you mean "${right}"?`;
  for (const isWhole of [true, false]) {
    expect(faultsOf(good.replace(right, wrong), isWhole)).toEqual([
      expect.stringMatching(`3:3 ${says.replace(/[?.]/g, '\\$&')}`),
    ]);
  }
});

it('reports an unused message, if all messages in use are known', () => {
  const source = good.replace('{\n', '{\n  "item.label.Shop": {"message": "Boutique"},\n');
  expect(faultsOf(source)).toEqual([
    '2:3 Nothing uses the key "item.label.Shop". Give it the key of the text that it translates, or remove the entry.',
  ]);
  expect(faultsOf(source, false)).toEqual([]);
});

it('reports a message that is still in English, but not a word shared by both languages', () => {
  const source = good
    .replace('Accueil', 'Home')
    .replace('{count} pièces', '{count} rooms of {siteTitle}');
  expect(faultsOf(source)).toEqual([]);
  const sentence = 'All rooms of a floor';
  const copied = `{"item.label.Rooms": {"message": "${sentence}"}}`;
  expect(faultsOf(copied, false, [asked('item.label.Rooms', sentence)])).toEqual([
    expect.stringContaining(`“${sentence}” is English. Write it in French.`),
  ]);
});

it('suggests no other text as the intended one', () => {
  const source = good.replace('item.label.Home', 'item.label.Contact');
  expect(faultsOf(source).map((fault) => fault.slice(0, 20))).toEqual([
    '1:1 “Home”, from src',
    '3:3 Nothing uses the',
  ]);
});

it.each([
  [
    '"Accueil"',
    '""',
    '3:34 The message of "item.label.Home" is empty. Write here the translation of “Home”.',
  ],
  ['"Accueil"', '" "', 'is empty'],
  ['"message": "Accueil"', '"mesage": "A"', '3:3 "item.label.Home" has no message. Write "item'],
  ['{"message": "Accueil"}', '"Accueil"', '3:3 "item.label.Home" has no message.'],
  ['item.label.Start', 'item.label.Home', 'is already in the file, on line 2. Give'],
  ['{count} pièces', 'Pièces', '6:16 The placeholder {count} is missing. Write'],
  ['{count} pièces', '{cuont} pièces', '6:16 {cuont} is not a placeholder of this text. Did you'],
  ['Accueil', '{page}', '{page} is not a placeholder of this text. Remove it: the English words'],
])('for %s as %s, says so', (before, after, says) => {
  const faults = faultsOf(good.replace(before, after));
  expect(faults).toContainEqual(expect.stringContaining(says));
});

it('reports nothing for an unreadable file, which is reported with the data', () => {
  expect(faultsOf('{"item.label.Start": {')).toEqual([]);
  expect(faultsOf(good.replace('Démarrer', 'D\uFFFDmarrer'))).toEqual([]);
});

const site = thisSite;

it('reports nothing for this site', () => {
  expect(labels.check(site)).toEqual([]);
});

/** The faults of this site when an entry of a message file is renamed. */
function foundWith(name: string, before: string, after: string) {
  const messageFiles = site.messageFiles.map((one) => {
    return one.file.endsWith(name) ? {...one, source: one.source.replace(before, after)} : one;
  });
  expect(messageFiles).not.toEqual(site.messageFiles);
  return labels.check({...site, messageFiles}).map(({what, remedy}) => `${what} ${remedy}`);
}

it.each([
  ['navbar.json', 'item.label.Return to Home', 'item.label.Retrun to Home'],
  ['footer.json', 'link.item.label.Contact', 'link.item.label.Contacts'],
  ['/current.json', 'category.faq', 'category.fqa'],
  ['/version-2024.json', 'category.reference', 'category.refrence'],
  ['code.json', 'site.crash.copied', 'site.crash.copyed'],
  // Docusaurus's fallback for these is English.
  ['code.json', 'theme.NavBar.navAriaLabel', 'theme.NavBar.navArialabel'],
  ['code.json', 'theme.SearchBar.seeAll', 'theme.SearchBar.seAll'],
  // This one is looked up in Node.
  ['code.json', 'site.boot.failed', 'site.boot.faild'],
])('in %s, reports that %s as %s shows English', (name, right, wrong) => {
  const faults = foundWith(name, `${right}"`, `${wrong}"`);
  expect(faults).toEqual([expect.stringContaining(`${right}"? Until then`)]);
});

it('reports a Docusaurus message with an unknown key', () => {
  expect(foundWith('code.json', 'theme.NotFound.p2', 'theme.NotFound.p4')).toEqual([
    expect.stringContaining('Nothing uses the key "theme.NotFound.p4"'),
  ]);
});
