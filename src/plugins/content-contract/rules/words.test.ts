import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {words} from './words';

itFinds(words, [
  {
    name: 'an unknown word',
    body: '<Step>\n\nText.\n\n</Step>',
    at: '8:1',
    says: 'no element <Step>',
    remedy: 'mean Steps?',
  },
  {
    name: 'an HTML tag for bold text',
    body: 'The <b>wall</b> moves.',
    at: '8:5',
    says: 'cannot contain HTML such as <b>',
    remedy: '**Wall**',
  },
  {
    name: 'a Notion callout',
    body: '<aside>\n\nA remark.\n\n</aside>',
    at: '8:1',
    says: 'cannot contain HTML such as <aside>',
    remedy: 'Write a callout instead: :::note',
  },
  {
    name: 'an HTML image',
    body: '<img src="plan.png" />',
    at: '8:1',
    says: 'cannot contain HTML such as <img>',
    remedy: '![what it shows]',
  },
  {
    name: 'an unknown attribute',
    body: '<Overview minutes={10} levle="beginner" level="beginner" />',
    at: '8:1',
    says: 'no attribute levle',
    remedy: 'mean level?',
  },
  {
    name: 'an attribute in another language',
    body: '<Key nom="escape" />',
    at: '8:1',
    says: 'no attribute nom',
    remedy: 'mean name?',
  },
  {
    name: 'a missing attribute',
    body: '<Overview level="beginner" />',
    at: '8:1',
    says: 'lacks the attribute minutes',
    remedy: 'minutes={10}',
  },
  {
    name: 'a number in quotes',
    body: '<Overview minutes="10" level="beginner" />',
    at: '8:1',
    says: 'is not a whole number',
    remedy: 'minutes={10}',
  },
  ...['1', '0', '-5', '2.5'].map((minutes) => ({
    name: `${minutes} minutes`,
    body: `<Overview minutes={${minutes}} level="beginner" />`,
    at: '8:1',
    says: 'minutes is not a whole number of 2 or more',
    remedy: 'minutes={10}',
  })),
  {
    name: 'a duplicate attribute',
    body: '<Overview minutes={10} level="beginner" minutes={12} />',
    at: '8:1',
    says: '<Overview> has minutes twice',
    remedy: 'Keep one',
  },
  {
    name: 'a text without quotes',
    body: '<PlanFigure scene="closed-loop" caption={12} />',
    at: '8:1',
    says: 'caption is not a text',
    remedy: 'caption="…"',
  },
  {
    name: 'an unknown value',
    body: '<Overview minutes={10} level="begginer" />',
    at: '8:1',
    says: 'level="begginer"',
    remedy: 'mean "beginner"?',
  },
  {
    name: 'an unknown fact',
    body: 'Steps of <Fact name="snapAngelStep" />.',
    at: '8:10',
    says: 'snapAngelStep',
    remedy: 'mean snapAngleStep?',
  },
  {
    name: 'an unknown key',
    body: 'Press <Key name="esc" />.',
    at: '8:7',
    says: 'name="esc"',
    remedy: 'mean escape?',
  },
  {
    name: 'an empty element with content',
    body: 'Press <Key name="escape">Esc</Key>.',
    at: '8:7',
    says: 'cannot have content',
    remedy: '/>',
  },
  ...['id', 'title', 'cause'].flatMap((empty) =>
    ['', '  '].map((value) => ({
      name: `a row of symptoms with ${empty}="${value}"`,
      body: `<Symptoms>\n\n<Symptom id="a" title="A" cause="B">\n\nC.\n\n</Symptom>\n\n</Symptoms>`.replace(
        new RegExp(`${empty}="."`),
        `${empty}="${value}"`,
      ),
      at: '10:1',
      says: `attribute ${empty} is empty`,
      remedy: `${empty}="…"`,
    })),
  ),
  {
    name: 'an empty caption',
    body: '<PlanFigure scene="closed-loop" caption="" />',
    at: '8:1',
    says: 'caption is empty',
    remedy: 'caption="…"',
  },
  {
    name: 'a blank caption',
    body: '<PlanFigure scene="closed-loop" caption="  " />',
    at: '8:1',
    says: 'caption is empty',
    remedy: 'caption="…"',
  },
  {
    name: 'a glossary element without text',
    body: 'The <Term name="wall"></Term>.',
    at: '8:5',
    says: '<Term> is empty',
    remedy: 'between <Term> and </Term>',
  },
  {
    name: 'a result with only a comment',
    body: '<Result>\n\n{/* later */}\n\n</Result>',
    at: '8:1',
    says: '<Result> is empty',
    remedy: 'between <Result> and </Result>',
  },
  {
    name: 'an unknown scene',
    body: '<PlanFigure scene="closed-lop" caption="A loop." />',
    at: '8:1',
    says: 'scene="closed-lop"',
    remedy: 'mean closed-loop?',
  },
  {
    name: 'an unknown live figure',
    body: '<PlanFigure scene="closed-loop" caption="A loop." live="close-rom" />',
    at: '8:1',
    says: 'live="close-rom"',
    remedy: 'mean "close-room"?',
  },
  {
    name: 'an unknown term',
    body: 'The <Term name="wal">wall</Term>.',
    at: '8:5',
    says: 'name="wal"',
    remedy: 'mean wall?',
  },
  {
    name: 'a key named by its printed label',
    body: 'Press <Key name="entrée" />.',
    at: '8:7',
    says: 'no <Key name="entrée" />',
    remedy: 'mean enter?',
  },
  {
    name: 'a shortcut named by its keys',
    body: 'Press <Shortcut name="Ctrl+Z" />.',
    at: '8:7',
    says: 'no <Shortcut name="Ctrl+Z" />',
    remedy: 'mean undo?',
  },
  {
    name: 'a term named by its French word',
    body: 'The <Term name="mur">wall</Term>.',
    at: '8:5',
    says: 'name="mur"',
    remedy: 'mean wall?',
  },
  {
    name: 'a shortcut written as a key',
    body: 'Press <Key name="undo" />.',
    at: '8:7',
    says: 'no <Key name="undo" />',
    remedy: 'Write <Shortcut name="undo" />.',
  },
]);

it('reports an attribute in another language once', () => {
  expect(faultsOf(words, '<Key nom="escape" />')).toHaveLength(1);
});

it('leaves a known key to keysByHand', () => {
  expect(faultsOf(words, '<kbd>Esc</kbd> or <kbd>Q</kbd>').map(({at}) => at)).toEqual(['8:19']);
});

it('reports an HTML table once, and the contents of its cells', () => {
  const table = '<table>\n<tbody>\n<tr>\n<td>A</td>\n<td><b>B</b></td>\n</tr>\n</tbody>\n</table>';
  expect(faultsOf(words, table).map(({at, what}) => [at, what])).toEqual([
    ['8:1', 'Pages cannot contain HTML such as <table>.'],
    ['12:5', 'Pages cannot contain HTML such as <b>.'],
  ]);
});

it.each([
  ['p', 'new paragraph'],
  ['ul', 'an item of a list'],
  ['h2', '## Title'],
  ['table', 'bars separate'],
  ['blockquote', 'starts with >'],
  ['strong', '**Wall**'],
  ['B', '**Wall**'],
  ['em', '*word*'],
  ['kbd', '<Key name'],
  ['code', 'backtick'],
  ['span', '/syntax'],
  ['video', '/syntax'],
])('says what to use instead of <%s>', (tag, remedy) => {
  expect(faultsOf(words, `<${tag}>\n\nA\n\n</${tag}>`)).toMatchObject([
    {
      what: `Pages cannot contain HTML such as <${tag}>.`,
      remedy: expect.stringContaining(remedy),
    },
  ]);
});
