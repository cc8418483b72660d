import {describe, expect, it} from 'vitest';
import {browserOf, mayBeLockedDown} from './browserOf';

const chromium = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the reader’s browser', () => {
  it.each([
    [`${chromium} Chrome/140.0.0.0 Safari/537.36`, 0, 'Chrome 140', 'Windows', 'chrome'],
    [`${chromium} Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0`, 0, 'Edge 144', 'Windows', 'edge'],
    [
      `${chromium} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
      0,
      'Opera 120',
      'Windows',
      'other-browsers',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
      0,
      'Firefox 131',
      'Linux',
      'firefox',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      0,
      'Safari 18',
      'macOS',
      'safari',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      5,
      'Safari 18',
      'iPadOS',
      'iphone-ipad',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      5,
      'Chrome 130',
      'iOS',
      'iphone-ipad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      5,
      'Chrome 130',
      'Android',
      'android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/144.0.0.0 Safari/537.36',
      0,
      'Chrome 144',
      'Linux',
      'chrome',
    ],
    // GNOME Web.
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15',
      0,
      '',
      'Linux',
      'other-browsers',
    ],
    ['Something else', 0, '', '', 'other-browsers'],
  ] as const)('%s', (userAgent, maxTouchPoints, name, system, section) => {
    expect(browserOf({userAgent, maxTouchPoints})).toEqual({name, system, section});
  });

  it('may be in Lockdown Mode on Apple devices without WebGL and WebAssembly', () => {
    const phone = browserOf({
      userAgent: '(iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      maxTouchPoints: 5,
    });
    expect(mayBeLockedDown(phone, {hasApi: false, hasWebAssembly: false})).toBe(true);
    expect(mayBeLockedDown(phone, {hasApi: true, hasWebAssembly: true})).toBe(false);
    const windows = browserOf({userAgent: chromium, maxTouchPoints: 0});
    expect(mayBeLockedDown(windows, {hasApi: false, hasWebAssembly: false})).toBe(false);
  });
});
