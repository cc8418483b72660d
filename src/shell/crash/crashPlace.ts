/**
 * Details of a crash for support, one per line: page URL, browser, time.
 *
 * @param time of the crash
 */
export function crashPlace(time: Date): string {
  return [location.href, navigator.userAgent, time.toISOString()].join('\n');
}
