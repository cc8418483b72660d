/**
 * Normalised text as a reader sees it: composed characters, single spaces, no invisible characters.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, (spaces) => (/^[\u00a0\u202f]$/.test(spaces) ? spaces : ' '))
    .trim();
}
