/** What stands in an article and says nothing of its subject. */
export const notSearched = [
  'button',
  // What a component marks so, such as the time that an article takes.
  '[data-not-searched]',
  // The words inside a drawing are read there; its caption says what it shows in a sentence.
  'figure svg',
  // The sources that writers copy: doors and roofs in them are samples, their marks are noise.
  '.theme-code-block',
  // Whoever searches has scripts, and its tags would be read as text.
  'noscript',
];
