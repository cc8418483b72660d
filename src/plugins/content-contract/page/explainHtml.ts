import type {FaultWords} from '../faults/FaultWords';

/**
 * What to use instead of each HTML tag. Tags that resemble one of our components are not listed.
 */
const remedies: readonly (readonly [tags: string, remedy: string])[] = [
  ['br p div', 'Remove it: an empty line begins a new paragraph.'],
  ['b strong', 'Remove it: two asterisks on each side make a label bold, **Wall**.'],
  ['i em', 'Remove it: one asterisk on each side makes italics, *word*.'],
  ['code pre tt', 'Remove it: a backtick on each side shows what to type, `4.50`.'],
  ['kbd', 'Write <Key name="…" /> instead, with a name of src/product/keys.ts.'],
  ['a', 'Write a link instead: [text](./page.mdx).'],
  ['img', 'Write an image instead: ![what it shows](/img/folder/file.png).'],
  ['hr', 'Remove it: a heading begins a new section, ## Title.'],
  [
    'aside',
    'Write a callout instead: :::note on a line of its own, and ::: on one after the text.',
  ],
  ['blockquote', 'Remove it: a line that starts with > is a quotation.'],
  [
    'ul ol li',
    'Remove it: a hyphen and a space begin an item of a list, a number and a full stop a step.',
  ],
  ['h1 h2 h3 h4 h5 h6', 'Remove it: number signs and a space begin a heading, ## Title.'],
  [
    'table thead tbody tr th td',
    'Remove it: bars separate the columns of a table, and /syntax shows one.',
  ],
  [
    'span u s del mark small big sub sup font center section iframe video audio object embed script style button input form svg',
    'Remove it: /syntax shows the elements that a page may use.',
  ],
];

const remedyOf = new Map(
  remedies.flatMap(([tags, remedy]) => tags.split(' ').map((tag) => [tag, remedy] as const)),
);

/** The message for an HTML tag, with what to use instead; `null` for any other name. */
export function explainHtml(name: string): FaultWords | null {
  const remedy = remedyOf.get(name.toLowerCase());
  return remedy === undefined
    ? null
    : {what: `Pages cannot contain HTML such as <${name}>.`, remedy};
}
