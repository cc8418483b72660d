import type {FaultWords} from '../FaultWords';

const remove = 'Remove it: /syntax shows the words that a page may use.';
const bold = 'Remove it: two asterisks on each side make a label bold, **Wall**.';
const italic = 'Remove it: one asterisk on each side makes italics, *word*.';
const code = 'Remove it: a backtick on each side shows what to type, `4.50`.';
const list =
  'Remove it: a hyphen and a space begin an item of a list, a number and a full stop a step.';
const heading = 'Remove it: number signs and a space begin a heading, ## Title.';
const table = 'Remove it: bars part the columns of a table, and /syntax shows one.';
const paragraph = 'Remove it: an empty line begins a new paragraph.';

/** What a page has in place of each tag. Those that resemble a word of ours are not here. */
const insteadOf: Readonly<Record<string, string>> = {
  br: paragraph,
  p: paragraph,
  div: paragraph,
  b: bold,
  strong: bold,
  i: italic,
  em: italic,
  code,
  pre: code,
  tt: code,
  kbd: 'Write <Key name="…" /> instead, with a name of src/product/keys.ts.',
  a: 'Write a link instead: [text](./page.mdx).',
  img: 'Write an image instead: ![what it shows](/img/folder/file.png).',
  hr: 'Remove it: a heading begins a new section, ## Title.',
  aside: 'Write a callout instead: :::note on a line of its own, and ::: on one after the text.',
  blockquote: 'Remove it: a line that starts with > is a quotation.',
  ul: list,
  ol: list,
  li: list,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  table,
  thead: table,
  tbody: table,
  tr: table,
  th: table,
  td: table,
  span: remove,
  u: remove,
  s: remove,
  del: remove,
  mark: remove,
  small: remove,
  big: remove,
  sub: remove,
  sup: remove,
  font: remove,
  center: remove,
  section: remove,
  iframe: remove,
  video: remove,
  audio: remove,
  object: remove,
  embed: remove,
  script: remove,
  style: remove,
  button: remove,
  input: remove,
  form: remove,
  svg: remove,
};

/** What to say of a tag of HTML and what a page has in its place; `null` for any other name. */
export function explainHtml(name: string): FaultWords | null {
  const tag = name.toLowerCase();
  const remedy = Object.hasOwn(insteadOf, tag) ? insteadOf[tag] : undefined;
  return remedy === undefined ? null : {what: `A page holds no HTML such as <${name}>.`, remedy};
}
