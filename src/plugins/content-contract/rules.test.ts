import {describe, expect, it} from 'vitest';
import {siteUrl} from '../../site';
import {checkSite} from './checkContent';
import {fakePage, fakeSite} from './fakeSite';
import {unwrittenDescription} from './unwrittenDescription';

const english = 'docs/walls.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';

/** The faults of a page in both languages, without those of the other pages. */
function faultsOf(body: string, fields = {}, others = {}, assets: readonly string[] = []) {
  const source = fakePage(body, fields);
  const site = fakeSite({[english]: source, [french]: source, ...others}, assets);
  return checkSite(site)
    .filter(({file}) => file === english)
    .map(({rule, line, column, what, remedy}) => ({rule, at: `${line}:${column}`, what, remedy}));
}

const goodBody = 'Draw the walls.\n\n## Outer walls {/* #outer-walls */}\n\nClick in the plan.';

it('finds nothing wrong with a good page', () => {
  expect(faultsOf(goodBody)).toEqual([]);
});

it.each(['scene="closed-loop" live="close-rom"', 'live="close-room"'])(
  'liveFigures leaves to words what words has said: %s',
  (attributes) => {
    const found = faultsOf(`<PlanFigure ${attributes} caption="A loop." />`);
    expect(found.map(({rule}) => rule)).toEqual(['words']);
  },
);

it('frontMatter asks the home page for no name in the menu', () => {
  const home = fakePage(goodBody, {sidebar_label: ''});
  const found = checkSite(fakeSite({'docs/index.mdx': home}));
  expect(found.filter(({rule}) => rule === 'frontMatter')).toEqual([]);
});

/** Each rule, made to fail once: name, text, fields, then what the writer must be told. */
const cases: readonly {
  rule: string;
  name: string;
  body?: string;
  fields?: Record<string, string>;
  at: string;
  says: string;
  remedy: string;
}[] = [
  {
    rule: 'frontMatter',
    name: 'a missing title',
    fields: {title: ''},
    at: '1:1',
    says: 'lacks title',
    remedy: 'title: "',
  },
  {
    rule: 'frontMatter',
    name: 'a missing name in the menu',
    fields: {sidebar_label: ''},
    at: '1:1',
    says: 'lacks sidebar_label',
    remedy: 'sidebar_label: "',
  },
  {
    rule: 'frontMatter',
    name: 'a missing description',
    fields: {description: ''},
    at: '1:1',
    says: 'lacks description',
    remedy: 'description: "',
  },
  {
    rule: 'frontMatter',
    name: 'a title that is too long',
    fields: {title: `"${'wall '.repeat(13)}"`},
    at: '2:1',
    says: 'title has 64 characters',
    remedy: '60 or fewer',
  },
  {
    rule: 'frontMatter',
    name: 'a description that is too short',
    fields: {description: '"Walls."'},
    at: '4:1',
    says: 'description has 6 characters',
    remedy: '120 or more',
  },
  {
    rule: 'frontMatter',
    name: 'an unknown field',
    fields: {keyword: '[a]'},
    at: '7:1',
    says: 'no field keyword',
    remedy: 'keywords?',
  },
  {
    rule: 'frontMatter',
    name: 'an address of its own',
    fields: {slug: '/w'},
    at: '7:1',
    says: 'slug is not used',
    remedy: 'name of the file',
  },
  {
    rule: 'frontMatter',
    name: 'an unknown type',
    fields: {type: 'guide'},
    at: '6:1',
    says: 'no type of page guide',
    remedy: 'task, reference',
  },
  {
    rule: 'frontMatter',
    name: 'keywords without any word',
    fields: {keywords: '[]'},
    at: '5:1',
    says: 'list of keywords is empty',
    remedy: 'keywords: [wall',
  },
  {
    rule: 'frontMatter',
    name: 'a keyword without a letter',
    fields: {keywords: '[" "]'},
    at: '5:1',
    says: 'list of keywords is empty',
    remedy: 'keywords: [wall',
  },
  {
    rule: 'frontMatter',
    name: 'keywords in one text',
    fields: {keywords: '["wall, partition"]'},
    at: '5:1',
    says: '“wall, partition”',
    remedy: 'each by itself',
  },
  {
    rule: 'headingIds',
    name: 'a heading without id',
    body: '## Outer walls\n\nText.',
    at: '8:1',
    says: '“Outer walls” has no id',
    remedy: '## Outer walls {/* #outer-walls */}',
  },
  {
    rule: 'headingIds',
    name: 'an id in capitals',
    body: '## Outer walls {/* #OuterWalls */}\n\nText.',
    at: '8:1',
    says: '#OuterWalls',
    remedy: 'hyphens',
  },
  {
    rule: 'headingIds',
    name: 'a symptom with an id that cannot stand in an address',
    body: '<Symptoms>\n\n<Symptom id="Wall moves" title="A." cause="B.">\n\nC.\n\n</Symptom>\n\n</Symptoms>',
    at: '10:1',
    says: 'id Wall moves',
    remedy: 'id="short-id"',
  },
  {
    rule: 'headingLevels',
    name: 'a title in the text',
    body: '# Walls\n\nText.',
    at: '8:1',
    says: 'repeats a title',
    remedy: 'front matter',
  },
  {
    rule: 'headingLevels',
    name: 'a skipped level',
    body: 'Text.\n\n### Walls {/* #walls */}\n\nText.',
    at: '10:1',
    says: 'skips a level',
    remedy: '##.',
  },
  {
    rule: 'headingLevels',
    name: 'a heading of level 4',
    body: '## A {/* #a */}\n\nText.\n\n### B {/* #b */}\n\nText.\n\n#### C {/* #c */}\n\nText.',
    at: '16:1',
    says: 'level 4',
    remedy: '###',
  },
  {
    rule: 'uniqueIds',
    name: 'an id given twice',
    body: '## A {/* #a */}\n\nText.\n\n## B {/* #a */}\n\nText.',
    at: '12:1',
    says: 'line 8',
    remedy: 'another',
  },
  {
    rule: 'noCode',
    name: 'an import',
    body: 'import Steps from "./Steps";\n\nText.',
    at: '8:1',
    says: 'imports code',
    remedy: '/syntax',
  },
  {
    rule: 'noCode',
    name: 'an expression',
    body: 'The {wall} moves.',
    at: '8:5',
    says: '{wall}',
    remedy: 'backticks',
  },
  {
    rule: 'noCode',
    name: 'a remark that swallows what follows',
    body: 'A wall.\n\n{/* later\n\n## Walls {/* #walls */}\n\nText.',
    at: '10:1',
    says: 'never ends',
    remedy: '{/* your remark */}',
  },
  {
    rule: 'words',
    name: 'an unknown word',
    body: '<Step>\n\nText.\n\n</Step>',
    at: '8:1',
    says: 'no word <Step>',
    remedy: 'mean Steps?',
  },
  {
    rule: 'words',
    name: 'a bold tag of HTML',
    body: 'The <b>wall</b> moves.',
    at: '8:5',
    says: 'no HTML such as <b>',
    remedy: '**Wall**',
  },
  {
    rule: 'words',
    name: 'an image of HTML',
    body: '<img src="plan.png" />',
    at: '8:1',
    says: 'no HTML such as <img>',
    remedy: '![what it shows]',
  },
  {
    rule: 'words',
    name: 'an unknown attribute',
    body: '<Overview minutes={10} levle="beginner" level="beginner" />',
    at: '8:1',
    says: 'no attribute levle',
    remedy: 'mean level?',
  },
  {
    rule: 'words',
    name: 'a missing attribute',
    body: '<Overview level="beginner" />',
    at: '8:1',
    says: 'lacks the attribute minutes',
    remedy: 'minutes={10}',
  },
  {
    rule: 'words',
    name: 'a number in quotes',
    body: '<Overview minutes="10" level="beginner" />',
    at: '8:1',
    says: 'does not hold a whole number',
    remedy: 'minutes={10}',
  },
  ...['1', '0', '-5', '2.5'].map((minutes) => ({
    rule: 'words',
    name: `${minutes} minutes`,
    body: `<Overview minutes={${minutes}} level="beginner" />`,
    at: '8:1',
    says: 'minutes does not hold a whole number of 2 or more',
    remedy: 'minutes={10}',
  })),
  {
    rule: 'words',
    name: 'an unknown value',
    body: '<Overview minutes={10} level="begginer" />',
    at: '8:1',
    says: 'level="begginer"',
    remedy: 'mean "beginner"?',
  },
  {
    rule: 'words',
    name: 'an unknown fact',
    body: 'Steps of <Fact name="snapAngelStep" />.',
    at: '8:10',
    says: 'snapAngelStep',
    remedy: 'mean snapAngleStep?',
  },
  {
    rule: 'words',
    name: 'an unknown key',
    body: 'Press <Key name="esc" />.',
    at: '8:7',
    says: 'name="esc"',
    remedy: 'mean escape?',
  },
  {
    rule: 'words',
    name: 'a word that holds nothing with a text inside',
    body: 'Press <Key name="escape">Esc</Key>.',
    at: '8:7',
    says: 'holds nothing',
    remedy: '/>',
  },
  ...['id', 'title', 'cause'].flatMap((empty) =>
    ['', '  '].map((value) => ({
      rule: 'words',
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
    rule: 'words',
    name: 'an empty caption',
    body: '<PlanFigure scene="closed-loop" caption="" />',
    at: '8:1',
    says: 'caption is empty',
    remedy: 'caption="…"',
  },
  {
    rule: 'words',
    name: 'a caption of spaces',
    body: '<PlanFigure scene="closed-loop" caption="  " />',
    at: '8:1',
    says: 'caption is empty',
    remedy: 'caption="…"',
  },
  {
    rule: 'words',
    name: 'a word of the glossary without the word',
    body: 'The <Term name="wall"></Term>.',
    at: '8:5',
    says: '<Term> has nothing in it',
    remedy: 'before </Term>',
  },
  {
    rule: 'words',
    name: 'a result that holds a remark only',
    body: '<Result>\n\n{/* later */}\n\n</Result>',
    at: '8:1',
    says: '<Result> has nothing in it',
    remedy: 'before </Result>',
  },
  {
    rule: 'callouts',
    name: 'an unknown callout',
    body: ':::warn\n\nText.\n\n:::',
    at: '8:1',
    says: 'no callout :::warn',
    remedy: 'mean :::warning?',
  },
  {
    rule: 'callouts',
    name: 'a callout that never ends',
    body: ':::note\n\nText.',
    at: '8:1',
    says: 'never ends',
    remedy: ':::',
  },
  {
    rule: 'strayMarkup',
    name: 'a bold word that is not closed',
    body: 'Select **Wall.',
    at: '8:8',
    says: 'bold word',
    remedy: '**word**',
  },
  {
    rule: 'strayMarkup',
    name: 'a heading without its space',
    body: 'Text.\n\n##Walls',
    at: '10:1',
    says: 'number sign',
    remedy: '## Title',
  },
  {
    rule: 'strayMarkup',
    name: 'a block of code that never ends',
    body: 'Text.\n\n```\ncode',
    at: '10:1',
    says: 'block of code',
    remedy: 'three backticks',
  },
  {
    rule: 'links',
    name: 'a link to a page that does not exist',
    body: '[Walls](./wals.mdx)',
    at: '8:1',
    says: 'docs/wals.mdx',
    remedy: './walls.mdx?',
  },
  {
    rule: 'links',
    name: 'a link to a place that does not exist',
    body: '[Outside](#outer-wall)\n\n## Outer walls {/* #outer-walls */}\n\nText.',
    at: '8:1',
    says: '#outer-wall',
    remedy: '#outer-walls?',
  },
  {
    rule: 'links',
    name: 'a link by address',
    body: '[Walls](/walls)',
    at: '8:1',
    says: 'does not name a file',
    remedy: '.mdx',
  },
  {
    rule: 'unknownMarks',
    name: 'a footnote',
    body: 'The wall.[^1]\n\n[^1]: It is thick.',
    at: '10:1',
    says: 'English in every language',
    remedy: ':::note',
  },
  {
    rule: 'unknownMarks',
    name: 'a box to tick',
    body: '- [ ] Draw the wall.',
    at: '8:1',
    says: 'cannot be ticked',
    remedy: '<Steps>',
  },
  ...['Draw ~~the~~ walls.', 'Walls of 2~3 or 4~5.'].map((body) => ({
    rule: 'unknownMarks',
    name: `words struck through: ${body}`,
    body,
    at: `8:${body.indexOf('~') + 1}`,
    says: 'strike words through',
    remedy: 'the tildes',
  })),
  {
    rule: 'links',
    name: 'a link with the path of Windows',
    body: '[Walls](..\\features\\walls.mdx#close)',
    at: '8:1',
    says: 'has backslashes',
    remedy: 'Write ../features/walls.mdx#close.',
  },
  {
    rule: 'links',
    name: 'a link to this site by its whole address',
    body: `[Walls](${siteUrl}/walls#close)`,
    at: '8:1',
    says: `whole address, ${siteUrl}/walls#close.`,
    remedy: '.mdx',
  },
  {
    rule: 'links',
    name: 'an address that a page cannot open',
    body: '[Settings](chrome://settings)',
    at: '8:1',
    says: 'cannot open',
    remedy: '<Address>',
  },
  {
    rule: 'images',
    name: 'an image that does not exist',
    body: '![A plan](/img/walls/plam.png)',
    at: '8:1',
    says: 'static/img/walls/plam.png',
    remedy: 'plan.png?',
  },
  {
    rule: 'sentences',
    name: 'a long sentence',
    body: `${'word '.repeat(26)}end.`,
    at: '8:1',
    says: '27 words',
    remedy: '25 words',
  },
  {
    rule: 'sentences',
    name: 'a long step',
    body: `<Steps>\n\n1. ${'word '.repeat(20)}end.\n\n</Steps>`,
    at: '10:4',
    says: 'step “word word word word word word…” has 21',
    remedy: '20 words',
  },
  {
    rule: 'sentences',
    name: 'a step of two actions',
    body: '<Steps>\n\n1. Click on the wall. Press the key.\n\n</Steps>',
    at: '10:4',
    says: 'step has 2 sentences',
    remedy: 'each action a step',
  },
  {
    rule: 'sentences',
    name: 'a long paragraph',
    body: 'One. Two. Three. Four.',
    at: '8:1',
    says: '4 sentences',
    remedy: '3 sentences',
  },
  {
    rule: 'procedures',
    name: 'eight steps',
    body: `<Steps>\n\n${'1. Click.\n'.repeat(8)}\n</Steps>`,
    at: '8:1',
    says: '8 steps',
    remedy: '7 steps',
  },
  {
    rule: 'procedures',
    name: 'steps that are no numbered list',
    body: '<Steps>\n\n- Click.\n\n</Steps>',
    at: '8:1',
    says: 'one numbered list',
    remedy: '1. 2. 3.',
  },
  {
    rule: 'procedures',
    name: 'an empty step',
    body: '<Steps>\n\n1. Click.\n2.\n3. Click.\n\n</Steps>',
    at: '11:1',
    says: 'Step 2 is empty',
    remedy: 'remove it',
  },
  {
    rule: 'procedures',
    name: 'a step that begins with spaces',
    body: '<Steps>\n\n1. Click.\n    2. Click.\n3. Click.\n\n</Steps>',
    at: '11:5',
    says: 'begins with spaces',
    remedy: 'start of the line',
  },
  {
    rule: 'procedures',
    name: 'a list in a step',
    body: '<Steps>\n\n1. Click:\n   - here\n\n</Steps>',
    at: '10:1',
    says: 'list of its own',
    remedy: 'sentence',
  },
  {
    rule: 'results',
    name: 'steps without a result before the next heading',
    body: '<Steps>\n\n1. Click.\n\n</Steps>\n\n## A {/* #a */}\n\n<Result>\n\nA wall.\n\n</Result>',
    at: '8:1',
    says: 'what the reader sees',
    remedy: '<Result>',
  },
  {
    rule: 'results',
    name: 'the last steps of a section without a result',
    body: '<Steps>\n\n1. A.\n\n</Steps>\n\n<Result>\n\nB.\n\n</Result>\n\n<Steps>\n\n1. C.\n\n</Steps>',
    at: '20:1',
    says: 'what the reader sees',
    remedy: '<Result>',
  },
  {
    rule: 'symptoms',
    name: 'a task page without symptoms',
    body: 'Text.',
    fields: {type: 'task'},
    at: '6:1',
    says: 'when the task fails',
    remedy: '/template',
  },
  {
    rule: 'symptoms',
    name: 'a task page whose table has no row',
    body: '<Symptoms>\n\nText.\n\n</Symptoms>',
    fields: {type: 'task'},
    at: '6:1',
    says: 'when the task fails',
    remedy: '<Symptom>',
  },
  ...[
    ['a sentence', 'A <PlanFigure scene="closed-loop" caption="A." /> b.', '8:3'],
    ['a cell', '| A |\n| - |\n| <PlanFigure scene="closed-loop" caption="A." /> |', '10:3'],
    ['a heading', '## A <ShortcutTable />', '8:6'],
  ].map(([place, body = '', at = '']) => ({
    rule: 'blockWords',
    name: `a block in ${place}`,
    body,
    at,
    says: 'inside a line of text',
    remedy: 'a line of its own',
  })),
  {
    rule: 'sections',
    name: 'two headings in a row',
    body: '## A {/* #a */}\n\n### B {/* #b */}\n\nText.',
    at: '10:1',
    says: 'headings follow each other',
    remedy: 'sentence',
  },
  {
    rule: 'sections',
    name: 'two callouts in a row',
    body: ':::note\n\nA\n\n:::\n\n:::tip\n\nB\n\n:::',
    at: '14:1',
    says: 'callouts follow each other',
    remedy: 'plain paragraph',
  },
  {
    rule: 'sections',
    name: 'two callouts in a section',
    body: ':::note\n\nA\n\n:::\n\nText.\n\n:::tip\n\nB\n\n:::',
    at: '16:1',
    says: 'two callouts',
    remedy: 'plain paragraph',
  },
  {
    rule: 'repeatedLinks',
    name: 'a link given twice',
    body: '[A](./walls.mdx)\n\n[B](./walls.mdx)',
    at: '10:1',
    says: 'line 8',
    remedy: 'first',
  },
  {
    rule: 'interfaceLabels',
    name: 'a bold word that is no label',
    body: 'Select **Wal**.',
    at: '8:8',
    says: '**Wal**',
    remedy: '**Wall**?',
  },
  {
    rule: 'bannedWords',
    name: 'a word of the style guide',
    body: 'Please click.',
    at: '8:1',
    says: '“Please”',
    remedy: 'imperative',
  },
  {
    rule: 'factsByHand',
    name: 'a fact typed by hand',
    body: 'Walls are 2.50\u00a0m high.',
    at: '8:11',
    says: 'typed by hand',
    remedy: '<Fact name="wallHeight" />',
  },
  ...[
    ['A wall of <Fact name="wallHeight" /> m.', '“2.50\u00a0m m”'],
    ['Steps of <Fact name="snapAngleStep" />°', '“15°°”'],
    ['It takes <Fact name="accountDeletionDelay" /> days, no more.', '“30\u00a0days days”'],
  ].map(([body = '', says = '']) => ({
    rule: 'factsByHand',
    name: `a unit typed behind a fact: ${says}`,
    body,
    at: `8:${body.search(/(?<=\/> ?)[md°]/) + 1}`,
    says,
    remedy: 'without it',
  })),
  {
    rule: 'keysByHand',
    name: 'a shortcut typed by hand',
    body: 'Press Ctrl + Z to undo.',
    at: '8:7',
    says: '“Ctrl + Z” is a key typed by hand',
    remedy: '<Shortcut name="undo" />',
  },
  {
    rule: 'keysByHand',
    name: 'a key typed by hand',
    body: 'Press Escape to stop.',
    at: '8:7',
    says: '“Escape”',
    remedy: '<Key name="escape" />',
  },
  {
    rule: 'preferredTerms',
    name: 'a synonym that articles avoid',
    body: 'Draw the guard rails.',
    at: '8:10',
    says: '“guard rails”',
    remedy: '“railing”',
  },
  {
    rule: 'words',
    name: 'an unknown scene',
    body: '<PlanFigure scene="closed-lop" caption="A loop." />',
    at: '8:1',
    says: 'scene="closed-lop"',
    remedy: 'mean closed-loop?',
  },
  {
    rule: 'words',
    name: 'an unknown live figure',
    body: '<PlanFigure scene="closed-loop" caption="A loop." live="close-rom" />',
    at: '8:1',
    says: 'live="close-rom"',
    remedy: 'mean "close-room"?',
  },
  {
    rule: 'liveFigures',
    name: 'a live figure made for another scene',
    body: '<PlanFigure scene="closed-loop" caption="A loop." live="draw-wall" />',
    at: '8:1',
    says: 'live="draw-wall" does not go with <PlanFigure scene="closed-loop">',
    remedy: 'goes with <PlanFigure scene="draw-a-wall">. This scene has live="close-room".',
  },
  {
    rule: 'liveFigures',
    name: 'a live figure in another word',
    body: '<SectionFigure scene="closed-loop" caption="A loop." live="close-room" />',
    at: '8:1',
    says: 'does not go with <SectionFigure',
    remedy: 'goes with <PlanFigure scene="closed-loop">. Correct the word',
  },
  {
    rule: 'words',
    name: 'an unknown term',
    body: 'The <Term name="wal">wall</Term>.',
    at: '8:5',
    says: 'name="wal"',
    remedy: 'mean wall?',
  },
  {
    rule: 'spelling',
    name: 'a misspelt word',
    body: 'The wrogn wall.',
    at: '8:5',
    says: '“wrogn”',
    remedy: 'words.en.txt',
  },
  {
    rule: 'typography',
    name: 'a straight apostrophe',
    body: "The wall doesn't close.",
    at: '8:15',
    says: 'straight apostrophe',
    remedy: '’',
  },
  {
    rule: 'images',
    name: 'an image without words',
    body: '![](/img/walls/plan.png)',
    at: '8:1',
    says: 'no text',
    remedy: 'brackets',
  },
];

/** Long words in sentences of lawful length. */
const hardText = Array.from(
  {length: 12},
  (_, index) =>
    `Dimensional configuration necessitates preliminary determination of representative measurements, variation ${index}.`,
).join('\n\n');

/** Pages that are faulty as a whole, not at one of their lines. */
const wholePages = [
  {
    rule: 'readability',
    name: 'a page that is hard to read',
    body: `Short words are fine here.\n\n${hardText}`,
    at: '10:1',
    says: 'Its hardest sentence: “Dimensional configuration',
    remedy: 'shorter sentences, this one first. The mean is',
  },
  {
    rule: 'unwritten',
    name: 'a published page with the description of a new one',
    fields: {description: JSON.stringify(unwrittenDescription.en)},
    at: '4:1',
    says: 'still that of a new page',
    remedy: 'put draft: true back',
  },
  {
    rule: 'articleLength',
    name: 'a task page that is too short',
    fields: {type: 'task'},
    at: '6:1',
    says: 'has 9 words; a task page has 600 to 1000',
    remedy: 'Add what readers still need',
  },
  {
    rule: 'articleLength',
    name: 'a task page that is too long, symptoms counted',
    body: `Text.\n\n<Symptoms>\n\n<Symptom id="a" title="${'wall '.repeat(600)}" cause="${'room '.repeat(400)}">\n\nText.\n\n</Symptom>\n\n</Symptoms>`,
    fields: {type: 'task'},
    at: '6:1',
    says: 'has 1002 words',
    remedy: 'Make two pages',
  },
] satisfies typeof cases;

it.each([
  ['a draft', {[english]: fakePage(goodBody, {type: 'task', draft: 'true'})}],
  [
    'an archived page',
    {'versioned_docs/version-2024/walls.mdx': fakePage(goodBody, {type: 'task'})},
  ],
  ['a page of another type', {[english]: fakePage(goodBody)}],
])('articleLength has nothing to say of %s', (_, files) => {
  const found = checkSite(fakeSite(files));
  expect(found.filter(({rule}) => rule === 'articleLength')).toEqual([]);
});

it('frontMatter lets a draft have no keywords yet', () => {
  const found = faultsOf(goodBody, {keywords: '[]', draft: 'true'});
  expect(found.filter(({rule}) => rule === 'frontMatter')).toEqual([]);
});

it.each([
  [
    'steps with their result',
    '<Steps>\n\n1. A.\n\n</Steps>\n\n<Result>\n\nB.\n\n</Result>',
    'results',
  ],
  [
    'two procedures of a section with one result',
    '<Steps>\n\n1. A.\n\n</Steps>\n\nThen:\n\n<Steps>\n\n1. B.\n\n</Steps>\n\n<Result>\n\nC.\n\n</Result>',
    'results',
  ],
  ['a figure in an item', '- <PlanFigure scene="closed-loop" caption="A." />', 'blockWords'],
  [
    'words of a sentence',
    'Press <Key name="escape" />, a <Term name="wall">wall</Term>.',
    'blockWords',
  ],
  [
    'a fact with other words behind it',
    'A <Fact name="wallHeight" /> mark, <Fact name="passphraseWords" /> words.',
    'factsByHand',
  ],
  ['a draft of a task', 'Text.', 'symptoms', {type: 'task', draft: 'true'}],
  ['a page of another type', 'Text.', 'symptoms'],
])('has nothing to say of %s', (_, body, name, fields?) => {
  expect(faultsOf(body, fields).filter(({rule}) => rule === name)).toEqual([]);
});

it('readability says nothing of a page of a few words', () => {
  const found = faultsOf(hardText.split('\n\n')[0] ?? '');
  expect(found.filter(({rule}) => rule === 'readability')).toEqual([]);
});

describe.each([...cases, ...wholePages])(
  '$rule',
  ({rule, name, body, fields, at, says, remedy}) => {
    it(`finds ${name}`, () => {
      const found = faultsOf(body ?? goodBody, fields, {}, ['static/img/walls/plan.png']);
      expect(found).toContainEqual({
        rule,
        at,
        what: expect.stringContaining(says),
        remedy: expect.stringContaining(remedy),
      });
    });
  },
);

describe('rules of French pages', () => {
  const fields = {title: '"Murs"', type: 'task'};
  const body = 'Cliquez.\n\n## Les murs {/* #walls */}\n\nVeuillez cliquer.';
  const found = checkSite(fakeSite({[french]: fakePage(body, fields)}));

  it.each([
    ['infinitiveTitles', '2:1', 'title « Murs »'],
    ['infinitiveTitles', '10:1', 'heading « Les murs »'],
    ['bannedWords', '12:1', 'Veuillez'],
  ])('%s speaks at %s', (rule, at, says) => {
    const faults = found.map((fault) => [fault.rule, `${fault.line}:${fault.column}`, fault.what]);
    expect(faults).toContainEqual([rule, at, expect.stringContaining(says)]);
  });
});

describe('rules across pages', () => {
  const page = fakePage(goodBody);

  function faultsIn(files: Record<string, string>) {
    return checkSite(fakeSite(files)).map(({file, rule, what}) => ({file, rule, what}));
  }

  it('uniqueTitles finds two pages of one title', () => {
    const files = {[english]: page, [french]: page};
    const twin = {'docs/fences.mdx': page, [french.replace('walls', 'fences')]: page};
    const found = faultsIn({...files, ...twin}).filter(({rule}) => rule === 'uniqueTitles');
    expect(found.map(({file}) => file)).toEqual([
      'docs/fences.mdx',
      french.replace('walls', 'fences'),
    ]);
  });

  it('translations finds a page without its French one', () => {
    expect(faultsIn({[english]: page})).toEqual([
      {file: english, rule: 'translations', what: 'The page has no French version.'},
    ]);
  });

  it('translations finds a page without its English one', () => {
    expect(faultsIn({[french]: page})).toEqual([
      {file: french, rule: 'translations', what: expect.stringContaining('English')},
    ]);
  });

  it('translations finds a draft in one language only', () => {
    const draft = fakePage(goodBody, {draft: 'true'});
    expect(faultsIn({[english]: page, [french]: draft})).toEqual([
      {file: french, rule: 'translations', what: expect.stringContaining('draft')},
    ]);
  });

  it('sameAnchors finds an id that differs between languages', () => {
    const other = fakePage(goodBody.replace('#outer-walls', '#walls'));
    const found = faultsIn({[english]: page, [french]: other});
    expect(found.map(({rule, what}) => [rule, what])).toEqual([
      ['sameAnchors', expect.stringContaining('outer-walls')],
      ['sameAnchors', expect.stringContaining('walls does not exist')],
    ]);
  });

  it('sameAnchors finds another order', () => {
    const two = 'A.\n\n## A {/* #a */}\n\nA.\n\n## B {/* #b */}\n\nB.';
    const swapped = 'A.\n\n## B {/* #b */}\n\nB.\n\n## A {/* #a */}\n\nA.';
    const found = faultsIn({[english]: fakePage(two), [french]: fakePage(swapped)});
    expect(found).toEqual([
      {file: french, rule: 'sameAnchors', what: expect.stringContaining('order')},
    ]);
  });

  it('sameAnchors finds a heading of another level', () => {
    const deep = 'A.\n\n## A {/* #a */}\n\nA.\n\n### B {/* #b */}\n\nB.';
    const flat = deep.replace('###', '##');
    const files = {[english]: fakePage(deep), [french]: fakePage(flat)};
    expect(checkSite(fakeSite(files))).toMatchObject([
      {
        file: french,
        line: 14,
        rule: 'sameAnchors',
        what: `b is a heading of level 2 here, and a heading of level 3 in ${english}.`,
      },
    ]);
  });

  it('sameWords finds an image in one language only', () => {
    const plain = 'A.\n\nB.';
    const shown = 'A.\n\n![A plan of the house.](/img/walls/plan.png)\n\nB.';
    const found = (one: string, other: string) =>
      checkSite(
        fakeSite({[english]: fakePage(one), [french]: fakePage(other)}, [
          'static/img/walls/plan.png',
        ]),
      ).map(({file, rule, what}) => `${file} ${rule} ${what}`);
    expect(found(shown, plain)).toEqual([
      `${french} sameWords An image, on line 10 of ${english}, is missing here.`,
    ]);
    expect(found(plain, shown)).toEqual([`${french} sameWords An image is not in ${english}.`]);
    expect(found(shown, shown)).toEqual([]);
  });

  describe('sameWords', () => {
    const full =
      'A <Key name="escape" />.\n\n<ShortcutTable />\n\n<PlanFigure scene="closed-loop" caption="A." />\n\n<Result>\n\nB\n\n</Result>\n\n:::note\n\nC\n\n:::';

    function found(own: string) {
      const files = {[english]: fakePage(full), [french]: fakePage(own)};
      return checkSite(fakeSite(files))
        .filter(({rule}) => rule === 'sameWords')
        .map(({file, line, what}) => ({file, line, what}));
    }

    it.each([
      ['<ShortcutTable />\n\n', '<ShortcutTable>, on line 10 of docs/walls.mdx, is missing', 10],
      [
        '<PlanFigure scene="closed-loop" caption="A." />\n\n',
        '<PlanFigure scene="closed-loop">, on line 12 of',
        12,
      ],
      ['<Result>\n\nB\n\n</Result>\n\n', '<Result>, on line 14 of', 14],
      ['\n\n:::note\n\nC\n\n:::', ':::note, on line 20 of', 14],
      [' <Key name="escape" />', '<Key name="escape">, on line 8 of', 1],
    ])('finds that %j is missing in the other language', (left, says, line) => {
      expect(found(full.replace(left, ''))).toEqual([
        {file: french, line, what: expect.stringContaining(says)},
      ]);
    });

    it('finds what the English page has not', () => {
      expect(found(`${full}\n\n<Result>\n\nD\n\n</Result>`)).toEqual([
        {file: french, line: 26, what: '<Result> is not in docs/walls.mdx.'},
      ]);
    });

    it('finds another figure at the place', () => {
      const whats = found(full.replace('closed-loop', 'partitions')).map(({what}) => what);
      expect(whats).toEqual([
        expect.stringContaining('partitions'),
        expect.stringContaining('closed-loop'),
      ]);
    });

    it('finds another number', () => {
      const overview = '<Overview minutes={10} level="beginner" />';
      const files = {[english]: fakePage(overview), [french]: fakePage(overview.replace('1', '3'))};
      expect(checkSite(fakeSite(files)).map(({what}) => what)).toEqual([
        expect.stringContaining('<Overview minutes={10} level="beginner">, on line 8'),
        expect.stringContaining('<Overview minutes={30} level="beginner"> is not in'),
      ]);
    });

    it('finds another order, once', () => {
      const moved = full.replace('<ShortcutTable />\n\n', '').concat('\n\n<ShortcutTable />');
      expect(found(moved)).toEqual([
        {file: french, line: 24, what: expect.stringContaining('same order')},
      ]);
    });

    it('leaves the order of a sentence to its language', () => {
      const two = 'Press <Key name="escape" />, then <Key name="enter" />.';
      const turned = 'Before <Key name="enter" />, press <Key name="escape" />.';
      const files = {[english]: fakePage(two), [french]: fakePage(turned)};
      expect(checkSite(fakeSite(files))).toEqual([]);
    });
  });

  it('routes finds two pages of one address', () => {
    const files = {
      'docs/faq.mdx': page,
      'docs/faq/index.mdx': fakePage(goodBody, {title: '"Other"'}),
    };
    expect(faultsIn(files).filter(({rule}) => rule === 'routes')).toEqual([
      {file: 'docs/faq/index.mdx', rule: 'routes', what: expect.stringContaining('docs/faq.mdx')},
    ]);
  });

  it.each([
    ['docs/404.mdx', '/404, is that of the page that says'],
    ['docs/faq/404.mdx', '/faq/404, is that of the page that says'],
    [french.replace('walls', '404'), '/404, is that of the page that says'],
    ['versioned_docs/version-2024/404.mdx', '/404, is that of the page that says'],
    ['docs/search.mdx', '/search, is that of the search'],
    ['docs/search/index.mdx', '/search, is that of the search'],
    ['docs/fr/index.mdx', '/fr, is that of the pages in French'],
    ['docs/fr/walls.mdx', '/fr/walls, is that of the pages in French'],
    ['docs/assets/chair.mdx', 'is that of the files that browsers keep'],
    ['docs/2024/features/shortcuts.mdx', 'is that of the archived version 2024'],
  ])('routes finds %s, whose address is taken', (file, says) => {
    expect(faultsIn({[file]: page}).filter(({rule}) => rule === 'routes')).toEqual([
      {file, rule: 'routes', what: expect.stringContaining(says)},
    ]);
  });

  it.each(['docs/faq/search.mdx', 'docs/faq/fr.mdx', 'versioned_docs/version-2024/search.mdx'])(
    'routes leaves %s alone',
    (file) => {
      expect(faultsIn({[file]: page}).filter(({rule}) => rule === 'routes')).toEqual([]);
    },
  );

  it('routes finds a name that makes a bad address', () => {
    const found = faultsIn({'docs/Étages.mdx': page}).filter(({rule}) => rule === 'routes');
    expect(found).toHaveLength(1);
  });

  it('headingIds gives both languages the id of the English heading', () => {
    const files = {
      [english]: fakePage('A.\n\n## Outer walls\n\nB.'),
      [french]: fakePage('A.\n\n## Murs extérieurs\n\nB.'),
    };
    const found = checkSite(fakeSite(files)).filter(({rule}) => rule === 'headingIds');
    expect(found.map(({fix}) => fix?.text)).toEqual([
      ' {/* #outer-walls */}',
      ' {/* #outer-walls */}',
    ]);
  });

  it('samples finds what the pages for writers show and there is not', () => {
    const body = 'A.\n\n```mdx\n<Step>\n\nA\n\n</Step>\n```';
    const found = checkSite(fakeSite({'docs/template.mdx': fakePage(body)}));
    expect(found.filter(({rule}) => rule === 'samples')).toMatchObject([
      {line: 11, what: expect.stringContaining('<Step>')},
    ]);
  });

  it('samples finds what there is and the specimen does not show', () => {
    const found = checkSite(fakeSite({'docs/syntax.mdx': fakePage('<Key name="escape" />')}));
    const whats = found.filter(({rule}) => rule === 'samples').map(({what}) => what);
    expect(whats).toContainEqual(expect.stringContaining('<Steps>'));
    expect(whats).not.toContainEqual(expect.stringContaining('<Key>'));
    expect(whats).toContainEqual(expect.stringContaining('an attribute live'));
    expect(whats).not.toContainEqual(expect.stringContaining('an attribute name'));
  });

  it('samples does not take the source of a word for the word', () => {
    const body = 'A.\n\n```mdx\n<Overview minutes={10} level="beginner" />\n```';
    const found = checkSite(fakeSite({'docs/syntax.mdx': fakePage(body)}));
    const whats = found.filter(({rule}) => rule === 'samples').map(({what}) => what);
    expect(whats).toContainEqual(expect.stringContaining('<Overview>'));
  });

  it('samples finds a word of one page that the specimen does not name', () => {
    const body = 'On its page, `<Glossary />` lists the terms; Hero is only spoken of.';
    const found = checkSite(fakeSite({'docs/syntax.mdx': fakePage(body)}));
    const whats = found.filter(({rule}) => rule === 'samples').map(({what}) => what);
    expect(whats).toContainEqual(expect.stringContaining('<Hero>, which index.mdx has'));
    expect(whats).not.toContainEqual(expect.stringContaining('<Glossary>'));
  });

  it.each(['docs/faq/index.mdx', 'docs/syntax.mdx'])('onePageWords keeps %s without', (file) => {
    const body = '<Glossary />\n\n<SearchBox />';
    const found = checkSite(fakeSite({[file]: fakePage(body)}));
    expect(found.filter(({rule}) => rule === 'onePageWords')).toMatchObject([
      {line: 8, what: '<Glossary> is made for glossary.mdx alone.'},
      {line: 10, what: '<SearchBox> is made for index.mdx alone.'},
    ]);
  });

  it.each(['docs/glossary.mdx', 'versioned_docs/version-2024/words.mdx'])(
    'onePageWords leaves a word to its page: %s',
    (file) => {
      const found = checkSite(fakeSite({[file]: fakePage('<Glossary />')}));
      expect(found.filter(({rule}) => rule === 'onePageWords')).toEqual([]);
    },
  );

  it('redirects finds a page that left without a word', () => {
    const site = {
      ...fakeSite({}),
      published: {files: ['docs/faq/index.mdx', 'docs/old.mdx'], lockFile: 'lock.json'},
      redirected: [{from: '/faq', to: '/search', line: 1}],
    };
    expect(checkSite(site)).toMatchObject([
      {file: 'lock.json', rule: 'redirects', what: expect.stringContaining('/old')},
    ]);
  });

  it('links finds a published page that leads to a draft', () => {
    const files = {
      'docs/draft.mdx': fakePage(goodBody, {draft: 'true'}),
      [english]: fakePage('[Draft](./draft.mdx)'),
    };
    expect(faultsIn(files).filter(({rule}) => rule === 'links')).toEqual([
      {file: english, rule: 'links', what: expect.stringContaining('draft')},
    ]);
  });

  it('links finds one that leads to another language, or to the archive', () => {
    const archived = 'versioned_docs/version-2024/walls.mdx';
    const files = {
      [english]: fakePage(`[A](../${french})\n\n[B](../${archived.replace('walls', 'old')})`),
      [french]: page,
      [archived.replace('walls', 'old')]: page,
    };
    const found = checkSite(fakeSite(files)).filter(({rule}) => rule === 'links');
    expect(found).toMatchObject([
      {file: english, line: 8, what: expect.stringContaining(french), remedy: 'Write ./walls.mdx.'},
      {
        file: english,
        line: 10,
        what: expect.stringContaining('the version'),
        remedy: expect.stringContaining('beside'),
      },
    ]);
  });

  it.each([
    ['nowhere-near', 'symptoms are: #outer-walls, #open.'],
    ['outer-wall', 'mean #outer-walls?'],
    ['outer-walls-step-2', 'mean #outer-walls-step-1?'],
  ])('links, of the wrong place #%s, names a heading or a symptom first', (place, says) => {
    const steps = '<Steps>\n\n1. Click.\n\n</Steps>';
    const symptoms =
      '<Symptoms>\n\n<Symptom id="open" title="A" cause="B">\n\nC\n\n</Symptom>\n\n</Symptoms>';
    const source = `[B](#${place})\n\n## A {/* #outer-walls */}\n\n${steps}\n\n${symptoms}`;
    const found = faultsOf(source).filter(({rule}) => rule === 'links');
    expect(found.map(({remedy}) => remedy)).toEqual([expect.stringContaining(says)]);
  });

  it('links knows the places that words make by themselves', () => {
    const body = '[Undo](#shortcut-undo)\n\n<ShortcutTable />';
    expect(faultsOf(body).filter(({rule}) => rule === 'links')).toEqual([]);
  });
});
