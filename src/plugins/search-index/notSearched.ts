/**
 * What stands in an article and says nothing of its subject: the labels of buttons, what a component
 * marks so, such as the time that an article takes, the words inside a drawing, which are read there,
 * while its caption says it in a sentence, the sources that writers copy: the doors and roofs in
 * them are samples, and an excerpt of their marks reads as noise, and what stands in for a script:
 * whoever searches has scripts, and its tags would be read as text.
 */
export const notSearched = [
  'button',
  '[data-not-searched]',
  'figure svg',
  '.theme-code-block',
  'noscript',
];
