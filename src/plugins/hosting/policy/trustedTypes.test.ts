import {describe, expect, it} from 'vitest';
import {trustedTypesScript} from './trustedTypes';

interface Rules {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

/** Runs the text of the script as a page would, and returns the policy that it creates. */
function rulesSet(): Rules {
  let rules: Rules | undefined;
  const trustedTypes = {
    createPolicy: (name: string, given: Rules) => {
      expect(name).toBe('default');
      rules = given;
    },
  };
  const run = new Function('window', 'document', 'location', trustedTypesScript);
  const address = 'https://help.example.com/fr/template';
  run({trustedTypes}, {baseURI: address}, new URL(address));
  if (!rules) {
    throw new Error('The script set no policy.');
  }
  return rules;
}

describe('the Trusted Types policy', () => {
  const rules = rulesSet();

  it.each([
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<p class="only">Texte <a href="/fr/">on</a></p>',
    '{"@type":"ListItem"}',
    '<script></script>',
    '',
  ])('accepts %s as markup', (html) => {
    expect(rules.createHTML(html)).toBe(html);
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
    expect(rules.createHTML(html)).toBeNull();
  });

  it.each([
    ['/assets/js/main.1.js', true],
    ['https://help.example.com/assets/js/main.1.js', true],
    ['//evil.example/x.js', false],
    ['http://help.example.com/x.js', false],
    ['data:text/javascript,x', false],
    ['blob:https://help.example.com/x', true],
  ] as const)('accepts %s as the address of a script: %s', (url, isTaken) => {
    expect(rules.createScriptURL(url) === url).toBe(isTaken);
  });

  it.each([
    ['{"@context":"https://schema.org"}', true],
    ['alert(1)', false],
    ['{"a":1};alert(1)', false],
    ['', false],
  ])('accepts %s as the text of a script: %s', (text, isTaken) => {
    expect(rules.createScript(text) === text).toBe(isTaken);
  });
});

it('does nothing if the browser has no Trusted Types', () => {
  expect(() => new Function('window', trustedTypesScript)({})).not.toThrow();
});
