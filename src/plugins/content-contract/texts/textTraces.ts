import type {Trace} from './Trace';

export const begunWrongly = 'Three colons are visible in the page: a callout is not recognised.';
export const endsNone =
  'Three colons are visible in the page: there is no callout for them to end.';

/** Traces visible anywhere in a text. */
export const textTraces: readonly Trace[] = [
  {
    // Google Docs escapes every sign that it exports.
    pattern: /(?<!\\)\*\*|\\\*\\\*/,
    what: 'Two asterisks are visible in the page: a bold word is not closed.',
    remedy: 'Write **word**, without spaces inside the asterisks or a backslash before them.',
  },
  {
    pattern: /(?<![\\\p{L}\p{N}*])\*(?=\p{L})|(?<![\\\p{L}\p{N}_])_(?=\p{L})/u,
    what: 'The sign of italics is visible in the page: it is not closed, or it begins an item of a list.',
    remedy:
      'Write *word*, or - and a space at the start of the line; the sign itself is \\* or \\_.',
  },
  {
    pattern: /(?<!\\)~~/,
    what: 'Two tildes are visible in the page.',
    remedy: 'Remove them, and the words that they were meant to strike through.',
  },
  {
    // With a space in between, only what looks like an address distinguishes it from a parenthesis.
    pattern:
      /(?<!!\[[^\]\n]*)\](?:\(|[ \u00a0]\((?:\.{0,2}\/|#|https?:))|\)\[(?:\.{0,2}\/|#|[\w/-]+\.mdx)|\[\[/,
    what: 'The brackets of a link are visible in the page.',
    remedy: 'Write [text](./page.mdx), without spaces between ] and ( or in the address.',
  },
  {
    pattern: /\]\[[^\][\n]*\]/,
    what: 'The brackets of a link are visible in the page: nothing says where it leads.',
    remedy: 'Write [text](./page.mdx), with the path of the page in round brackets.',
  },
  {
    pattern: /<[ \u00a0]+\/?[A-Z][^<>\n]*>/,
    what: 'The signs of a tag are visible in the page: there is a space after its <.',
    remedy: 'Remove the space: <Fact name="wallHeight" />.',
  },
  {
    pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\d\uFE0F?\u20E3/u,
    what: 'There is an emoji in the text: it is read out, and looks different everywhere.',
    remedy: 'Remove it, or say it in words.',
  },
  {
    pattern: /(?<![\p{L}\p{N}:/\\])(?::[a-z][a-z\d_-]*:|:[+-]1:|:100:)(?![\p{L}\p{N}:])/u,
    what: 'The name of an emoji is visible in the page, with its colons: this form is not supported.',
    remedy: 'Remove it, or say it in words.',
  },
  {
    pattern: /!\[[^\]\n]*\]\(/,
    what: 'The signs of an image are visible in the page: its address has spaces or brackets.',
    remedy:
      'Give its file a name of letters, digits and hyphens, put it into static/img/, and write ![…](/img/walls/plan.png).',
  },
  {
    pattern: /==(?=[\p{L}\p{N}])[^=\n]*==/u,
    what: 'Equals signs are visible in the page: they do not highlight words here.',
    remedy: 'Remove them, or write **word**.',
  },
  {
    pattern: /(?<!\\)\$(?=\S)[^$\n]*[\^_\\][^$\n]*\$|[\p{L}\d]\^[\p{L}\d]/u,
    what: 'The signs of a formula are visible in the page.',
    remedy: 'Write it as it is read: 2 × 3 m, m², x².',
  },
  {
    pattern: /`/,
    what: 'A backtick is visible in the page: a piece of code is not closed.',
    remedy: 'Put one backtick on each side: `4,50`.',
  },
  {
    pattern: /(?<!\\)\}/,
    what: 'A } is visible in the page, and closes nothing.',
    remedy: 'Remove it, or put it in backticks: `}`.',
  },
  {
    pattern: /[•◦▪●\uf0b7]/,
    what: 'This is a pasted bullet: it does not make a list, and its line runs on from the one before.',
    remedy: 'Write - and a space at the start of the line.',
  },
  {
    pattern: /(?<!\\)\[!\w+\]|^!!! ?(?=\w)/m,
    what: 'The name of a callout is visible in the page: this form is not supported.',
    remedy: 'Write :::note on a line of its own, and ::: on one after the text.',
  },
  {
    pattern: /(?<!\\)&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    what: 'A character is written as an HTML code.',
    remedy: 'Type the character itself, such as é or &, and an ordinary space for &nbsp;.',
  },
  {
    pattern: /^:{3,}[\w-]+[ \t]+[^\s{]/m,
    what: begunWrongly,
    remedy:
      'Put its title in square brackets, without a space before them: :::note[My title]; its text begins on a line below.',
  },
  {
    pattern: /^:{3,}[ \t]+\S/m,
    what: begunWrongly,
    remedy: 'Write its kind right after the colons: :::tip.',
  },
  {
    pattern: /^:{3,}[ \t]*$/m,
    what: endsNone,
    remedy: 'Correct the line above that should begin one, such as :::note; or remove them.',
  },
  {
    pattern: /(?<!^:*):{3,}|^:{3,}(?!:|\s|$|[\w-]+[ \t]+[^\s{])/m,
    what: begunWrongly,
    remedy: 'Put ::: at the start of a line of its own, with empty lines around the text.',
  },
];
