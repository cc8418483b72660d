const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** An index in letters: a, b … Z, aa, ba … */
export function lettersOf(place: number): string {
  const rest = Math.floor(place / letters.length);
  return `${letters[place % letters.length]}${rest > 0 ? lettersOf(rest - 1) : ''}`;
}
