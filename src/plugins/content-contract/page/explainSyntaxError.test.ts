import {expect, it} from 'vitest';
import {parsePage} from './parsePage';

const address = {file: 'docs/a.mdx', path: 'a.mdx', locale: 'en', version: 'current'} as const;
const front = '---\ntitle: "A"\n---\n';

function firstFault(source: string) {
  const [fault] = parsePage(address, source).syntaxFaults;
  return fault && `${fault.line}:${fault.column} ${fault.what} → ${fault.remedy}`;
}

/** Typical mistakes of occasional MDX writers, and the message each must get. */
const mistakes: readonly (readonly [
  name: string,
  body: string,
  place: string,
  sentence: string,
])[] = [
  ['a tag never closed', '<Steps>\n\n1. Click.\n', '4:1', '<Steps> is never closed.'],
  ['the wrong closing tag', '<Steps>\n\nA\n\n</Result>', '8:1', '</Result> closes <Steps>'],
  ['another case in the closing tag', '<Steps>\n\nA\n\n</steps>', '8:1', 'capitals matter'],
  ['a misspelt opening tag', '<Stps>\n\nA\n\n</Steps>', '8:1', '<Stps>, on line 4, and </Steps> '],
  ['a bold tag that only closes', 'A wall</b> moves.', '4:8', 'cannot contain HTML such as <b>'],
  ['a closing tag alone', 'A\n\n</Steps>', '6:2', 'closed that was never opened'],
  ['a tag that opens in a paragraph', '<Steps>A\n\n1. B\n\n</Steps>', '4:1', 'same paragraph'],
  ['an inline element left open', 'A <Term name="a">b.\n\nC.', '4:3', '<Term> is never closed'],
  ['a tag closed inside a paragraph', '<Result>\nA\n\nB</Result>', '7:2', 'on a line of its own'],
  [
    'a callout left open in an element',
    '<Result>\n\n:::tip[Tip]\n\nA\n\n</Result>\n\n:::note\n\nB\n\n:::',
    '6:1',
    'The callout :::tip is not closed before </Result>. → Add a line with ::: after its text.',
  ],
  [
    'a callout left open between two steps',
    '<Steps>\n\n1. A\n\n::::tip\n\nB\n\n2. C\n\n</Steps>',
    '8:1',
    'The callout ::::tip is not closed before </Steps>. → Add a line with :::: after its text.',
  ],
  [
    'an element without its slash',
    '1. Press <Key name="enter">.\n2. B',
    '4:10',
    '<Key> is never closed',
  ],
  ['an element named like an Object property', '<constructor>', '4:1', 'is never closed'],
  ['a brace in the text', 'The { opens.', '4:13', 'never closed: it is read as code'],
  ['text between braces', 'The {old name} stays.', '4:9', 'Words between { and } are read as code'],
  ['an id in the old notation', '## Walls {#walls}', '4:10', 'Write it as a comment'],
  ['the same in an underlined heading', 'Walls {#walls}\n=====', '4:8', 'Write it as a comment'],
  ['an id comment not closed', '## Walls {/* #walls */', '4:10', 'Write it in full'],
  [
    'a comment that runs on to the id of the next heading',
    'A.\n\n{/* Later.\n\nB.\n\n## Walls {/* #walls */}\n',
    '6:1',
    'is never closed: the text after it is lost',
  ],
  ['a tag closed with a backslash', '<Result>\n\nA.\n\n<\\Result>\n', '8:2', 'Write a slash'],
  ['a value without quotes', '<Fact name=wall />', '4:12', 'straight quotes'],
  ['a value in curly quotes', '<Fact name=“wall” />', '4:12', 'straight quotes'],
  ['a quote never closed', '<Fact name="wall />', '4:20', 'never closed'],
  ['a quote inside a value', '<Symptom title="it says "no"" />', '4:28', 'Use « » or “ ”'],
  ['a brace of a number not closed', '<Overview minutes={10 level="x" />', '4:35', 'minutes={10}'],
  ['a tag not finished', '<Steps\n\n1. A\n\n</Steps>', '6:1', 'not finished'],
  ['a less-than sign', 'A wall <5 cm.', '4:9', 'less than'],
  ['quotation marks made of angles', 'Le mot << mur >>.', '4:9', 'Write « … »'],
  ['the same without spaces', 'Le mot <<mur>>.', '4:9', 'Write « … »'],
  ['an HTML comment', '<!-- later -->', '4:2', '{/* your comment */}'],
  ['an address between angles', 'See <https://example.com>.', '4:12', '[Name of the page]'],
  ['a path between angles', 'See <./walls.mdx>.', '4:6', '[Name of the page]'],
  ['an apostrophe in a value', "<Fact name='l'e' />", '4:16', 'with ": caption="…"'],
  ['a line that starts with import', 'import a plan first.', '4:10', 'another word'],
  ['a line break of HTML', 'A line<br>break here.', '4:7', 'an empty line begins a new paragraph'],
  [
    'a line break of HTML between lines',
    'A line.\n\n<br>\n\nB.',
    '6:1',
    'cannot contain HTML such as <br>',
  ],
  [
    'a line break that is closed alone',
    'A line.\n\n</br>',
    '6:2',
    'cannot contain HTML such as <br>',
  ],
  ['a bold tag never closed', 'The <b>wall moves.', '4:5', 'two asterisks on each side'],
  ['a link of HTML never closed', '<a href="b">B', '4:1', '[text](./page.mdx)'],
  [
    'an element closed by HTML',
    '<Result>\n\nA\n\n</div>',
    '8:1',
    'cannot contain HTML such as <div>',
  ],
  ['a slash before an attribute', '<Key / name="a">', '4:8', 'Put the slash last'],
];

it.each(mistakes)('explains %s', (_, body, place, sentence) => {
  const fault = firstFault(front + body);
  expect(fault).toContain(sentence);
  expect(fault).toMatch(new RegExp(`^${place} `));
});

const fieldMistakes: readonly (readonly [
  name: string,
  source: string,
  place: string,
  sentence: string,
])[] = [
  ['no front matter', 'Text.', '1:1', 'does not start with its front matter'],
  ['an empty line above', '\n---\ntitle: "A"\n---\n', '1:1', 'Remove them'],
  ['four hyphens', '----\ntitle: "A"\n---\n', '1:1', 'three hyphens and nothing else'],
  ['a dash', '—\ntitle: "A"\n---\n', '1:1', 'three hyphens and nothing else'],
  ['a field on the first line', '--- title: "A"\n---\n', '1:1', 'on the line below'],
  ['a space after the hyphens', '--- \ntitle: "A"\n---\n', '1:4', 'There is a space after'],
  ['front matter never closed', '---\ntitle: "A"\n\nText.', '1:1', 'never closed'],
  ['text after the closing hyphens', '---\ntitle: "A"\n--- b\n', '1:1', 'never closed'],
  ['a tab', '---\ntitle: "A"\nkeywords:\n\t- wall\n---\n', '4:1', 'There is a tab'],
  ['a field given twice', '---\ntitle: "A"\ntitle: "B"\n---\n', '3:1', 'twice'],
  ['a quote never closed', '---\ntitle: "A\ntype: task\n---\n', '2:1', 'quote that ends it'],
  ['an apostrophe never closed', "---\ntitle: 'A\ntype: task\n---\n", '2:1', 'quote that ends it'],
  [
    'an apostrophe never closed in a list',
    "---\nkeywords: [wall, 'a phrase]\ntype: task\n---\n",
    '2:1',
    'A word of a list lacks one',
  ],
  [
    'a colon in a text without quotes',
    '---\ntitle: Walls: rooms\n---\n',
    '2:13',
    'straight quotes',
  ],
  [
    'a colon before a quote that nothing opens',
    '---\ntitle: Walls: rooms"\n---\n',
    '2:13',
    'title: "Walls: rooms".',
  ],
  ['curly quotes', '---\ntitle: “Walls: rooms”\n---\n', '2:14', 'lacks its straight quotes'],
  ['curly quotes inside', '---\ntitle: "The “Wall”" b\n---\n', '2:21', 'follows the straight'],
  ['an unknown cause', '---\ntitle: "A"\n} b\n---\n', '3:1', 'cannot be read here'],
  ...['sidebar_label', 'description', 'keywords', 'type', 'draft'].map(
    (name) =>
      [
        `spaces before ${name}`,
        `---\ntitle: "A"\n  ${name}: b\n---\n`,
        '3:1',
        'before the name',
      ] as const,
  ),
  [
    'a field without its space',
    '---\ntype: task\ntitle:"A"\n---\n',
    '3:1',
    'space after the colon',
  ],
];

it.each(fieldMistakes)(
  'explains an error in the front matter: %s',
  (_, source, place, sentence) => {
    const fault = firstFault(source);
    expect(fault).toContain(sentence);
    expect(fault).toMatch(new RegExp(`^${place} `));
  },
);

const conflict = '<<<<<<< HEAD\ntitle: "B"\n=======\ntitle: "C"\n>>>>>>> other\n';

it.each([
  ['in the front matter', `---\n${conflict}---\n\nText.`, ['2:1']],
  ['in the text, each once', `${front}\n${conflict}\n${conflict}`, ['5:1', '11:1']],
  ['of which one mark is left', `${front}A\n>>>>>>> other\n`, ['5:1']],
  ['in a file of Windows', `${front}\n${conflict}`.replaceAll('\n', '\r\n'), ['5:1']],
])('explains merge conflicts %s', (_, source, places) => {
  const {syntaxFaults, tree} = parsePage(address, source);
  expect(syntaxFaults.map(({line, column}) => `${line}:${column}`)).toEqual(places);
  expect(new Set(syntaxFaults.map(({remedy}) => remedy))).toEqual(
    new Set([expect.stringContaining('Keep one of the two')]),
  );
  expect(tree).toBeNull();
});

it('does not take a quotation for a conflict', () => {
  expect(firstFault(`${front}> > A quotation.\n\nTitle\n=======\n`)).toBeUndefined();
});
