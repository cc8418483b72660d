import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakeSite} from '../fakeSite';
import {applyEdits} from '../faults/fixFaults';

const file = 'i18n/fr/code.json';
const source = `{
  "site.a": {
    "message": "Que faire ? {name} : <b>l'étage</b>",
    "description": "What's this ?"
  },
  "theme.NotFound.p1": {
    "message": "Nous n'avons pas trouvé",
    "description": "wrogn"
  },
  "site.b": {
    "message": "wrogn",
    "description": ""
  }
}
`;
const faults = checkSite({...fakeSite({}), messageFiles: [{file, locale: 'fr', source}]});

it('checks the typography and spelling of messages, but not of their descriptions', () => {
  expect(faults.map(({line, column, what}) => [line, column, what])).toEqual([
    [3, 26, expect.stringContaining('narrow no-break space')],
    [3, 35, expect.stringContaining('colon')],
    [3, 42, expect.stringContaining('apostrophe')],
    [11, 17, expect.stringContaining('wrogn')],
  ]);
});

it.each([
  ['after its description', '{"a": {"description": "", "message": "wrogn"}}'],
  ['on the line of its id', '{\n  "a": {"message": "wrogn"}\n}'],
  ['further from the margin', '{\n    "a": {\n        "message": "wrogn"\n    }\n}'],
  ['with an escape before it', '{"a": {"message": "Le \\"mur\\" wrogn"}}'],
])('reads a message that is %s', (_, text) => {
  const messageFiles = [{file, locale: 'fr' as const, source: text}];
  const found = checkSite({...fakeSite({}), messageFiles});
  expect(found.map(({what}) => what)).toContainEqual(expect.stringContaining('wrogn'));
});

it('reports once that a file is in another encoding', () => {
  const misread = source.replace("l'étage", 'l\uFFFDtage');
  const messageFiles = [{file, locale: 'fr' as const, source: misread}];
  const found = checkSite({...fakeSite({}), messageFiles});
  expect(found.map(({line, rule, what}) => [line, rule, what])).toEqual([
    [3, 'messages', 'The file is not saved as UTF-8.'],
  ]);
});

it('fixes the typography', () => {
  const edits = faults.flatMap(({fix}) => (fix ? [fix] : []));
  expect(applyEdits(source, edits)).toContain('"Que faire\u202f? {name}\u00a0: <b>l’étage</b>"');
});
