/**
 * Truncates a text.
 *
 * @param most maximum length in code points, so that no surrogate pair is split; an emoji made of
 *   several code points, such as a flag, can be
 * @param end appended if the text was truncated; not counted in `most`
 */
export function cutTo(most: number, text: string, end = ''): string {
  const signs = [...text];
  return signs.length > most ? signs.slice(0, most).join('') + end : text;
}
