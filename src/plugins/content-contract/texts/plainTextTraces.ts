import type {Trace} from './Trace';

/** Remains of Markdown, components or HTML entities in a text that is shown verbatim. */
export const plainTextTraces: readonly Trace[] = [
  {
    pattern:
      /\*\*|`|\]\(|(?<![\p{L}\p{N}*])\*\p{L}[^*]*\*(?!\*)|(?<![\p{L}\p{N}_])_\p{L}[^_]*_(?![\p{L}\p{N}_])|<\/?[a-z][\w-]*[\s/>]/iu,
    what: 'Markdown and tags have no effect here: readers see their characters.',
    remedy: 'Write only the words: a title, a description or a caption is plain text.',
  },
];
