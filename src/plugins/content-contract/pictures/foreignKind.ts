/** What files that are taken for pictures begin with. */
const openings: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'GIF'],
  [/^.{4}ftypavi[fs]/s, 'AVIF'],
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'HEIC'],
  [/^BM.{4}\0{4}/s, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^%PDF-/, 'PDF'],
];

/** The kind of a file that pages do not show, by its first bytes; `null` when it is unknown. */
export function foreignKind(content: Buffer): string | null {
  const start = content.toString('latin1', 0, 16);
  return openings.find(([opening]) => opening.test(start))?.[1] ?? null;
}
