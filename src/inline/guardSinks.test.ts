import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {guardSinks} from './guardSinks';

interface Rules {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

const address = 'https://help.example.com/fr/template';
const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

beforeEach(() => {
  vi.stubGlobal('window', {trustedTypes: {createPolicy}});
  vi.stubGlobal('document', {baseURI: address});
  vi.stubGlobal('location', new URL(address));
});

afterEach(() => {
  vi.unstubAllGlobals();
  createPolicy.mockReset();
});

/** The rules of the policy that it creates. */
function rulesSet(): Rules {
  guardSinks();
  expect(createPolicy.mock.calls).toEqual([['default', expect.anything()]]);
  return createPolicy.mock.lastCall?.[1] as Rules;
}

describe('the default Trusted Types policy', () => {
  it.each([
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<p class="only">Texte <a href="/fr/">on</a></p>',
    '{"@type":"ListItem"}',
    '<script></script>',
    '',
  ])('accepts %s as markup', (html) => {
    expect(rulesSet().createHTML(html)).toBe(html);
  });

  it.each([
    '<script src=//evil.example></script>',
    '<script></script><script>x</script>',
    '<img src=x onerror=alert(1)><script></script>',
    '<ScRiPt>x</sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror = alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="JavaScript:x">',
    '<iframe srcdoc=x>',
    '<object data=//evil.example>',
    '<embed src=//evil.example>',
    '<base href=//evil.example>',
    '<meta http-equiv=refresh>',
    '<link rel=stylesheet>',
    '<form action=//evil.example>',
  ])('rejects %s', (html) => {
    expect(rulesSet().createHTML(html)).toBeNull();
  });

  it.each([
    ['/assets/js/main.1.js', true],
    ['https://help.example.com/assets/js/main.1.js', true],
    ['//evil.example/x.js', false],
    ['http://help.example.com/x.js', false],
    ['data:text/javascript,x', false],
    ['blob:https://help.example.com/x', true],
  ] as const)('accepts %s as the address of a script: %s', (url, isTaken) => {
    expect(rulesSet().createScriptURL(url) === url).toBe(isTaken);
  });

  it.each([
    ['{"@context":"https://schema.org"}', true],
    ['alert(1)', false],
    ['{"a":1};alert(1)', false],
    ['', false],
  ])('accepts %s as the text of a script: %s', (text, isTaken) => {
    expect(rulesSet().createScript(text) === text).toBe(isTaken);
  });
});

it('does nothing if the browser has no Trusted Types', () => {
  vi.stubGlobal('window', {});
  expect(guardSinks).not.toThrow();
});

it('leaves a default policy that an extension has set', () => {
  createPolicy.mockImplementation(() => {
    throw new TypeError('Policy with name "default" already exists.');
  });
  expect(guardSinks).not.toThrow();
});
