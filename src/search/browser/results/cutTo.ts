/**
 * The beginning of a text.
 *
 * @param most how many signs it may have: an emoji is one and is not cut in two, unless it is made of
 *   several, as a flag
 * @param end what stands for the rest, where there is one
 */
export function cutTo(most: number, text: string, end = ''): string {
  const signs = [...text];
  return signs.length > most ? signs.slice(0, most).join('') + end : text;
}
