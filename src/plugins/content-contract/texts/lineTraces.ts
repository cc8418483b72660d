import {maskCharacter} from '../prose/proseOf';
import type {Trace} from './Trace';

/** The start of a line, possibly after blockquote markers. */
const start = '(?<=^[ \\t>]*)';

/**
 * Numbering that people type and Markdown does not recognise, or not right below a line of text.
 */
const otherMark = `(?:\\(?(?:\\d{1,2}|[a-z]|[ivx]{2,4})\\.?\\)|(?:(?:[ÉE]tape|Step) )?\\d{1,2}(?:\\.-?|°|\\/|[ \\u00a0]?[:–-])|[a-hA-H]\\.|[→➔✓✔✗])[ \\t\\u00a0]+(?=[\\p{L}${maskCharacter}«“(])`;

/** Bullets of other programs: Word uses the letter o for its second level, § for its third. */
const bullets = 'o§·‣⁃■□○◆◇►▶▸➢➤\\u2010\\u2011−';

/** A line with a tab between words; after a list marker, a tab does not separate cells. */
const tabbedLine = `[ \\t>]*(?!(?:[${bullets}•◦▪●\\uf0b7–—]|\\(?\\w{1,3}[.)°/-]+)\\t)[^\\s>][^\\t\\n]*\\t+[^\\s]`;

/** A line with a bar between words. */
const barredLine = '[ \\t>]*[^\\s|>][^|\\n]*[ \\t]\\|[ \\t][^\\n]*';

/** A heading without a space after its `#`. */
export const gluedHeading = new RegExp(`${start}#{1,6}\\S`, 'm');

/** Traces at line starts in a paragraph, where lists, headings and tables would begin. */
export const lineTraces: readonly Trace[] = [
  {
    pattern: new RegExp(`${start}\\|.*\\|\\s*$`, 'm'),
    what: 'The bars of a table are visible in the page.',
    remedy: 'Put a line | --- | --- | under the first row, with as many columns.',
  },
  {
    pattern: new RegExp(`^${barredLine}\\n${barredLine}`, 'm'),
    what: 'The bars of a table are visible in the page: its rows run into one paragraph.',
    remedy: 'Put a line | --- | --- | under the first row, with as many columns.',
  },
  {
    pattern: new RegExp(`^${tabbedLine}[^\\n]*\\n${tabbedLine}`, 'm'),
    what: 'This is a pasted table: tabs separate its cells, and its rows run into one paragraph.',
    remedy:
      'Write each row as | … | … |, and a line | --- | --- | under the first, with as many columns.',
  },
  {
    pattern: gluedHeading,
    what: 'A number sign is visible in the page: there is no space after the sign of a heading.',
    remedy: 'Write ## Title, with a space after the signs.',
  },
  {
    pattern: new RegExp(`${start}h[1-6]\\.[ \\t]`, 'm'),
    what: 'This is a Jira or Confluence heading: it does not become a heading here.',
    remedy: 'Write ## Title for h2, ### Title for h3, on a line of its own.',
  },
  {
    // Followed by a number, the sign may be a minus or a section sign.
    pattern: new RegExp(`${start}(?:[–—]|[${bullets}](?=[ \\t\\u00a0]+\\D))[ \\t\\u00a0]`, 'm'),
    what: 'This is a pasted bullet: it does not make a list, and its line runs on from the one before.',
    remedy: 'Write - and a space at the start of the line.',
  },
  {
    pattern: new RegExp(`${start}(?:[-+]|\\d+[.)])\\p{L}`, 'mu'),
    what: 'There is no space after a list marker: it does not make a list.',
    remedy: 'Write - and a space at the start of the line, or 1. and a space.',
  },
  {
    // A no-break space, from Option + space on a Mac or from another program: Markdown accepts only
    // ordinary ones here.
    pattern: new RegExp(`${start}(?:[-*+]|\\d+[.)])[\\u00a0\\u202f]`, 'm'),
    what: 'There is a no-break space after a list marker: it does not make a list.',
    remedy: 'Delete the space and type it again.',
  },
  {
    // Markdown treats it as a letter, so the line is not blank.
    pattern: new RegExp(`${start}[\\u00a0\\u202f]`, 'm'),
    what: 'The line begins with a no-break space, or contains nothing else.',
    remedy: 'Delete it: neither a list nor a heading nor a new paragraph can follow one.',
  },
  {
    // A single one may be part of a sentence; two make a list.
    pattern: new RegExp(`${start}${otherMark}(?=[^]*\\n[ \\t>]*${otherMark})`, 'mu'),
    what: 'These lines are meant as a list, but run into one paragraph.',
    remedy:
      'Begin each with - and a space, or with 1. and a space, and leave an empty line above the first.',
  },
  {
    pattern: /(?<!\p{L})(?!https?:)[a-z]{2,}:\/\/\w/u,
    what: 'There is an address of a program in the text: no link can open it.',
    remedy: 'Write <Address>chrome://settings</Address> on a line of its own: readers copy it.',
  },
  {
    // Markdown takes a number at the start of a line for a list marker.
    pattern:
      /(?<=^[^(\n]*(?:[.,;:]|(?<!\p{L})(?:puis|et|then|and))[ \u00a0])2[.)] (?=\p{L}|\uFFFC)|(?<=(?<![\p{L}\p{N}])1(?:\)|°\)?)[ \u00a0](?=\p{L}|\uFFFC)[^\n]*[\s(])2(?:\)|°\)?)[ \u00a0](?=\p{L}|\uFFFC)/mu,
    what: 'A list runs along a line: its numbers are read as text.',
    remedy:
      'Begin each item on a line of its own, with 1. and a space, and leave an empty line above the first.',
  },
];
