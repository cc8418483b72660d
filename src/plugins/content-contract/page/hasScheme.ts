/** Whether an address names its scheme, as `https:` and `mailto:` do: it leads out of the site. */
export function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}
