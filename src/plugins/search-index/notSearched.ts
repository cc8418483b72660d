/** Parts of an article that say nothing about its subject. */
export const notSearched = [
  'button',
  // Marked by components, such as an article's reading time.
  '[data-not-searched]',
  // Texts inside a drawing are labels; its caption describes it in a sentence.
  'figure svg',
  // Code samples for writers: doors and roofs in them are placeholders, and their syntax is noise.
  '.theme-code-block',
  // Readers who search have scripts; its tags would be indexed as text.
  'noscript',
];
