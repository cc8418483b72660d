/** Whether a word is typed without its vowels, as in short messages: « cmpt », « etg ». */
export function lacksVowels(surface: string): boolean {
  return /^[a-z][^aeiouy\d]{2,}$/.test(surface);
}

/** A word without the vowels after its first letter, and with no letter doubled. */
export function withoutVowels(surface: string): string {
  return (surface[0] ?? '') + surface.slice(1).replace(/[aeiouy]|(.)(?=\1)/g, '');
}
