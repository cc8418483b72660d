/**
 * A folder or file name without the number prefix that Docusaurus uses for ordering: `02-walls`.
 */
export function withoutOrder(part: string): string {
  return part.replace(/^\d+\s*[-_.]+\s*(?=\D)/, '');
}
