import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {strayMarkup} from './strayMarkup';

function placesOf(body: string) {
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  return faults.map(({line, column, what}) => [line, column, what]);
}

itFinds(strayMarkup, [
  {
    name: 'a bold word that is not closed',
    body: 'Select **Wall.',
    at: '8:8',
    says: 'bold word',
    remedy: '**word**',
  },
  {
    name: 'a heading without its space',
    body: 'Text.\n\n##Walls',
    at: '10:1',
    says: 'number sign',
    remedy: '## Title',
  },
  {
    name: 'a title without its space',
    body: 'Text.\n\n#Walls',
    at: '10:1',
    says: 'number sign',
    remedy: '## Title',
  },
  {
    name: 'a callout whose title has no brackets',
    body: ':::note My title\n\nText.\n\n:::',
    at: '8:1',
    says: 'callout is not read as one',
    remedy: 'in square brackets, without a space before them: :::note[My title]',
  },
  {
    name: 'a callout with a space behind its colons',
    body: '::: tip\n\nText.\n\n:::',
    at: '8:1',
    says: 'callout is not read as one',
    remedy: 'right behind the colons: :::tip',
  },
  {
    name: 'the end of a callout that never begins',
    body: 'Text.\n\n:::',
    at: '10:1',
    says: 'end no callout',
    remedy: ':::note',
  },
  {
    name: 'a callout inside of a line',
    body: 'Text :::note\n\nMore.',
    at: '8:6',
    says: 'callout is not read as one',
    remedy: 'a line of its own',
  },
]);

it.each([
  ['See [this][foo].', 10],
  ['See [**this**][foo].', 14],
])('finds a link whose address is nowhere: %s', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining('where it leads')]]);
});

it.each([
  ['• a JPG file\n• a PDF file', 'bullet'],
  ['\uf0b7 a JPG file', 'bullet'],
  ['– a JPG file\n– a PDF file', 'bullet'],
  ['‣ a JPG file', 'bullet'],
  ['\u00b7\ta JPG file', 'bullet'],
  ['o\ta JPG file', 'bullet'],
  ['§\ta JPG file', 'bullet'],
  ['\u2212 a JPG file', 'bullet'],
  ['-A JPG file', 'lacks its space'],
  ['1.Click', 'lacks its space'],
  ['`4.5\u200b0`', 'invisible'],
  ['<Symptom id="a" title="A zero\u200bwidth" cause="It." />', 'invisible'],
  ['A zero\u200bwidth space', 'invisible'],
  ['A soft\u00adhyphen', 'invisible'],
  ['A vertical\u000btab', 'invisible'],
  ['A mark of\u200f direction', 'invisible'],
])('finds what was pasted from another program: %j', (body, what) => {
  expect(placesOf(body)[0]?.[2]).toContain(what);
});

it.each([
  ['See [this] (./walls.mdx).', 10],
  ['See [this] (#here).', 10],
  ['See [this](./the walls.mdx).', 10],
  ['See (this)[walls.mdx].', 10],
])('finds a link with a space in it: %s', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, 'The brackets of a link show in the page.']]);
});

it.each(['- a wall\n-\u00a0a door', '1.\u00a0Click.', '2)\u202fClick.'])(
  'finds the mark of a list that a no-break space keeps from being one: %j',
  (body) => {
    expect(placesOf(body)).toEqual([[expect.any(Number), 1, expect.stringContaining('no-break')]]);
  },
);

it.each([
  'a) a wall\nb) a door',
  'a)\ta wall\nb)\ta door',
  '(a) a wall\n(b) a door',
  'a. a wall\nb. a door',
  'i) a wall\nii) a door',
  '1.) a wall\n2.) a door',
  '1- a wall\n2- a door',
  '1 – a wall\n2 – a door',
  '1° a wall\n2° a door',
  '1/ a wall\n2/ a door',
  '→ a wall\n→ a door',
  'Étape 1 : a wall\nÉtape 2 : a door',
  'a) **Wall**\nthat is high\nb) <Key name="enter" />',
  '> a) a wall\n> b) a door',
])('finds a list whose marks Markdown does not know: %j', (body) => {
  const [place] = placesOf(body);
  expect(place).toEqual([8, body.startsWith('>') ? 3 : 1, expect.stringContaining('a list')]);
});

it('finds a numbered list that stands right below a line of text, where its items begin', () => {
  expect(placesOf('Then:\n2. Click.\n3. Click.')).toEqual([
    [9, 1, expect.stringContaining('a list')],
  ]);
});

it.each([
  ['1) Click here. 2) Draw a wall. 3) Press.', 16],
  ['1. Click here. 2. Draw a wall.', 16],
  ['To draw: 1) click here, 2) draw a wall.', 25],
  ['To draw: (1) click here and (2) draw a wall.', 30],
  ['Pour tracer : 1°) le mur, puis 2°) la porte.', 32],
])('finds a list that runs along a line: %j', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining('along a line')]]);
});

it.each([
  'Go to the floor (see step 2) and draw, in version 1 or 2.',
  'Draw 1 or 2 walls. Floor 2. The end.',
  '1. Click.\n2. Draw.',
  '|x| is a length.',
  '− 12 cm of slab.',
  '.pdf files.',
  'Choose a) a wall or b) a door.',
  'Choose\na) a wall or b) a door.',
  'A length of\n12. It is\na wall.',
  'b) alone.\n\nAnother b) alone.',
  'The rest is\n- a list,\n- as it should be.',
  '12 - 4\n3 - 2',
  '| A |\n| - |\n| – none |',
  'A <Fact name="wallHeight" />-high wall, <Key name="enter" />#2.',
])('has nothing to say of what only looks like the mark of a list: %j', (body) => {
  expect(placesOf(body)).toEqual([]);
});

it.each([
  'Room\tFloor\nKitchen\tGround',
  '\tFloor\tArea\nKitchen\tGround\t12',
  '1\tKitchen\n2\tBath',
  'The rooms:\nKitchen\t\t12\n**Wall**\t<Key name="enter" />',
])('finds a table that is pasted with its tabs: %j', (body) => {
  expect(placesOf(body).map(([, , what]) => what)).toEqual([expect.stringContaining('tabs part')]);
});

it.each([
  'A tab\there.\nAnd none here.',
  'A tab at the end\t\nand another\t\nof a line.',
  '- Kitchen\n\t- Sink\n\t- Oven',
  '-\ta wall\n-\ta door',
  '```\na\tb\nc\td\n```',
  '| A\t| B |\n| -\t| - |\n| a\t| b |',
])('has nothing to say of other tabs: %j', (body) => {
  expect(placesOf(body)).toEqual([]);
});

it('finds a bullet before the tab behind it', () => {
  expect(placesOf('o\ta wall\no\ta door')).toMatchObject([
    [8, 1, expect.stringContaining('bullet')],
  ]);
});

it('finds the rows of a table without bars at their ends', () => {
  expect(placesOf('Room | Floor\nKitchen | Ground')).toEqual([
    [8, 1, expect.stringContaining('bars of a table')],
  ]);
  expect(placesOf('Choose File | Open.')).toEqual([]);
});

it.each([
  ['\u00a0- a wall', 8],
  ['A wall.\n\u00a0\nA door.', 9],
  ['A wall.\n\n\u00a0\n\nA door.', 10],
])('finds a no-break space at the start of a line: %j', (body, line) => {
  expect(placesOf(body)).toEqual([[line, 1, expect.stringContaining('begins the line')]]);
});

it('looks at no other text than that of the page where an address is not whole', () => {
  const body = 'A [list](./walls.mdx).\n\n- **Wall**\n\n[https://example.org]';
  expect(placesOf(body)).toEqual([]);
});

it.each([
  ['Select *Wall now.', 8, 'italics'],
  ['*Walls\n*Doors', 1, 'italics'],
  ['Select _Wall now.', 8, 'italics'],
  ['h2. Outer walls', 1, 'Jira'],
  ['Draw ~~the walls.', 6, 'tildes'],
  ['See (this)[./walls.mdx].', 10, 'brackets of a link'],
  ['Type `Wall.', 6, 'backtick'],
  ['Select \\*\\*Wall\\*\\*.', 8, 'bold word'],
  ['!!! note\n    A detail.', 1, 'name of a callout'],
  ['1️⃣ Click.', 1, 'picture stands among the letters'],
  ['✅ Done. 😊', 1, 'picture stands among the letters'],
  ['Attention ⚠️', 11, 'picture stands among the letters'],
  ['![Plan](C:\\My pictures\\plan.png)', 1, 'signs of an image'],
  ['See [[Walls]].', 5, 'brackets of a link'],
])('finds the signs of Markdown that took no effect: %j', (body, column, says) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining(says)]]);
});

it('has nothing to say of arrows, signs of keys and of rights', () => {
  expect(placesOf('↔ → ✓ ⌘ ⇧ © ™ × 2')).toEqual([]);
});

it('has nothing to say of the same signs in a sentence', () => {
  expect(placesOf('2 * 3, 2*3, Wall*, a_b, \\*Wall, \\_Wall, ~5, (a)[b].')).toEqual([]);
});

it('finds an invisible character in the front matter, once a line', () => {
  const source = fakePage('Walls.', {title: '"Wa\u200bl\u200bls"', keywords: '[wa\u00adll]'});
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': source}));
  expect(faults.map(({line, column}) => [line, column])).toEqual([
    [2, 11],
    [5, 14],
  ]);
});

it('has nothing to say of a dash in a sentence, of a number below zero and of options', () => {
  expect(placesOf('A wall – thin –\n-5 °C, or 3.5 m.\n`-o`')).toEqual([]);
});

it.each([
  ['A **long** wall', 2],
  ['A *long* wall', 2],
  ['A _long_ wall', 2],
  ['A wall of `4.50`', 10],
  ['A [wall](./walls.mdx)', 7],
  ['A <Term>wall</Term>', 2],
])('finds Markdown in a text that is shown letter for letter: %s', (text, index) => {
  const fault = [expect.any(Number), expect.any(Number), expect.stringContaining('no effect')];
  const word = `<PlanFigure scene="a" caption="${text}" />`;
  expect(placesOf(word)).toEqual([[8, word.indexOf(text) + index + 1, fault[2]]]);
  expect(placesOf(`<Symptom id="a" title="${text}" cause="B" />`)).toEqual([fault]);
  const titled = fakePage('Walls.', {title: `"${text}"`});
  expect(strayMarkup.check(fakeSite({'docs/walls.mdx': titled}))).toMatchObject([
    {line: 2, column: 9 + index},
  ]);
});

it('has nothing to say of signs that are words of a text, nor of the words of a picture', () => {
  const words = '2 * 3 < 4, 5 * 6, a_b_c, [x] (y) & * and _';
  expect(placesOf(`<PlanFigure scene="a" caption="${words}" />\n\n![A **wall**](/a.png)`)).toEqual(
    [],
  );
});

it('tells once of a callout whose title lacks its brackets, and of the end of no other', () => {
  expect(placesOf(':::note My title\n\nA.\n\n:::')).toEqual([
    [8, 1, expect.stringContaining('callout is not read as one')],
  ]);
  expect(placesOf(':::note My title\n\nA.\n\n:::\n\nB.\n\n:::')).toHaveLength(2);
});

it('finds a callout in the form of another site', () => {
  expect(placesOf('> [!NOTE]\n> A detail.')).toEqual([
    [8, 3, expect.stringContaining('name of a callout')],
  ]);
});

it.each(['4&nbsp;m', 'l&#8217;axe', '&eacute;tage', 'a &amp; b', '&#xE9;'])(
  'finds a character written as a code: %s',
  (body) => {
    expect(placesOf(body)).toEqual([[8, expect.any(Number), expect.stringContaining('code')]]);
  },
);

it('has nothing to say of an ampersand', () => {
  expect(placesOf('Walls & doors; walls &doors. `&nbsp;`')).toEqual([]);
});

it('has nothing to say of brackets before a remark, nor of a number before its unit', () => {
  expect(placesOf('Key [A] (on the left): 12\u00a0cm.\n12\u00a0cm too, 3.\u00a0')).toEqual([]);
});

it('has nothing to say of the spaces of French, nor of lines and tabs', () => {
  expect(placesOf('Un mur\u00a0: « 2,50\u202fm »\u202f;\nsur deux\tlignes.')).toEqual([]);
});

it('has nothing to say of brackets that are text, nor of a link that is defined', () => {
  expect(placesOf('A [b] c, `[a][b]`, \\[a\\]\\[b\\].\n\n[a][b]\n\n[b]: ./walls.mdx')).toEqual([]);
});

it.each([
  ['A wall is < Fact name="wallHeight" /> high.', 'space stands behind its <'],
  ['Open chrome://settings now.', 'address of a program'],
])('finds what was to be a word of the page: %s', (body, says) => {
  expect(placesOf(body)).toEqual([[8, expect.any(Number), expect.stringContaining(says)]]);
});

it('leaves alone an address that is a word or a link', () => {
  const body = '<Address>chrome://settings</Address>\n\nSee https://example.com, 2 < 3 > 1.';
  expect(placesOf(body)).toEqual([]);
});

it('finds a tag of HTML in a text that is shown letter for letter', () => {
  const told = (caption: string) =>
    placesOf(`<PlanFigure scene="a" caption="${caption}" />`).map(([, , what]) => what);
  expect(told('A <b>wall</b>.')).toEqual([expect.stringContaining('tags take no effect')]);
  expect(told('2 < 3 and a <- b.')).toEqual([]);
});
