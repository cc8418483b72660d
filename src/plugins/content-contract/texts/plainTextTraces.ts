import type {Trace} from './Trace';

/** What Markdown, words of pages or codes of HTML leave in a text that is shown letter for letter. */
export const plainTextTraces: readonly Trace[] = [
  {
    pattern:
      /\*\*|`|\]\(|(?<![\p{L}\p{N}*])\*\p{L}[^*]*\*(?!\*)|(?<![\p{L}\p{N}_])_\p{L}[^_]*_(?![\p{L}\p{N}_])|<\/?[a-z][\w-]*[\s/>]/iu,
    what: 'Markdown and tags take no effect here: readers see their signs.',
    remedy: 'Write the words alone: a title, a description or a caption is plain text.',
  },
];
