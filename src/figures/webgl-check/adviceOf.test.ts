import {expect, it} from 'vitest';
import {adviceOf} from './adviceOf';
import {browserOf} from './browserOf';

it('links to the section of the reader’s browser when settings matter', () => {
  const firefox = browserOf({userAgent: 'Firefox/131.0 Linux', maxTouchPoints: 0});
  expect(adviceOf('software', firefox).anchors[0]).toBe('firefox');
  expect(adviceOf('blocked', firefox).anchors[0]).toBe('firefox');
  expect(adviceOf('ok', firefox).anchors).not.toContain('firefox');
});

it('suggests an update when 3D is no longer supported, but not when it is slow', () => {
  const edge = browserOf({userAgent: 'Chrome/144.0 Edg/144.0 Windows', maxTouchPoints: 0});
  expect(adviceOf('blocked', edge).anchors).toContain('after-an-update');
  expect(adviceOf('software', edge).anchors).not.toContain('after-an-update');
});

const iphone = '(iPhone; CPU iPhone OS 18_0) CriOS/144.0';

it.each([
  ['iphone-ipad', iphone],
  ['android', 'Android 15 Chrome/144.0'],
] as const)(
  'links to the section of the device, %s, and to no other browser or driver',
  (section, userAgent) => {
    const own = browserOf({userAgent, maxTouchPoints: 5});
    for (const verdict of ['webgl1', 'software', 'blocked', 'missing'] as const) {
      const {words, anchors} = adviceOf(verdict, own);
      expect(anchors).toEqual([section]);
      expect(words.fr).not.toMatch(/pilote|autre|navigateur/);
      expect(words.en).not.toMatch(/driver|another|browser/);
    }
    expect(adviceOf('lost', own).anchors).toContain(section);
  },
);

it('mentions a driver where the reader can update one', () => {
  const adviceIn = (userAgent: string) =>
    adviceOf('webgl1', browserOf({userAgent, maxTouchPoints: 0}));
  expect(adviceIn('Windows Chrome/144.0')).toMatchObject({
    words: {fr: expect.stringContaining('pilote')},
    anchors: ['quick-checks', 'graphics-driver'],
  });
  expect(adviceIn('Macintosh Version/18 Safari')).toMatchObject({
    words: {fr: expect.stringContaining('puis le système')},
    anchors: ['quick-checks'],
  });
});
