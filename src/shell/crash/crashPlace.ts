/**
 * Where a crash happened, for support: address of the page, browser, time, a line each.
 *
 * @param time when it happened
 */
export function crashPlace(time: Date): string {
  return [location.href, navigator.userAgent, time.toISOString()].join('\n');
}
