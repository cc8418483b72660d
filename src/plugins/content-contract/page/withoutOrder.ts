/** A folder or a file without the number that Docusaurus takes for its place: `02-walls`. */
export function withoutOrder(part: string): string {
  return part.replace(/^\d+\s*[-_.]+\s*(?=\D)/, '');
}
