/** Whether an address has a scheme, like `https:` and `mailto:`, and so leads off the site. */
export function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}
