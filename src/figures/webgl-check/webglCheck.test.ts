import {describe, expect, it} from 'vitest';
import {correctionsOf} from '../../plugins/content-contract/typography/Correction';
import {englishTypography} from '../../plugins/content-contract/typography/englishTypography';
import {frenchTypography} from '../../plugins/content-contract/typography/frenchTypography';
import type {Bilingual} from '../../product/language';
import {adviceOf} from './adviceOf';
import {boxTriangles, numbersPerVertex} from './boxTriangles';
import {browserOf, mayBeLockedDown} from './browserOf';
import type {Evidence} from './Evidence';
import {houseBoxes, wallPieces} from './houseBoxes';
import {readHex} from './houseColours';
import {ownPlaces} from './ownPlaces';
import {reportOf} from './report';
import {sampleEvidence} from './sampleEvidence';
import {type Verdict, verdictOf} from './verdictOf';
import {lockdown, ownWords, panelWords, reportWords, verdicts} from './words';

const sample = (name: string): Evidence => {
  const evidence = sampleEvidence(`?test=${name}`);
  if (!evidence) throw new Error(`There is no sample named ${name}.`);
  return evidence;
};
const verdictNames = Object.keys(verdicts) as Verdict[];

describe('the verdict', () => {
  it.each([
    ['ok', 'ok'],
    ['webgl1', 'webgl1'],
    ['software', 'software'],
    ['blocked', 'blocked'],
    ['none', 'missing'],
    ['lost', 'lost'],
  ])('of ?test=%s is %s', (name, verdict) => {
    expect(verdictOf(sample(name))).toBe(verdict);
  });

  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'Gallium 0.4 on softpipe',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
    'Apple Software Renderer',
    'D3D12 (WARP)',
  ])('of %s is software', (renderer) => {
    const {context, ...rest} = sample('ok');
    expect(verdictOf({...rest, context: context && {...context, renderer}})).toBe('software');
  });

  it.each([
    'ANGLE (NVIDIA, GeForce RTX 3060)',
    'Apple M2',
    'Mali-G78',
    'Intel(R) UHD Graphics 620',
    'Warpdrive 3000',
  ])('of %s is a graphics card', (renderer) => {
    const {context, ...rest} = sample('ok');
    expect(verdictOf({...rest, context: context && {...context, renderer}})).toBe('ok');
  });

  it('is asked for by the address, or not', () => {
    expect(['', '?test=', '?test=constructor', '?os=mac'].map(sampleEvidence)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

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
    ['Something else', 0, '', '', 'other-browsers'],
  ] as const)('%s', (userAgent, maxTouchPoints, name, system, section) => {
    expect(browserOf({userAgent, maxTouchPoints})).toEqual({name, system, section});
  });

  it('may be locked down on Apple devices without WebGL and WebAssembly', () => {
    const phone = browserOf({
      userAgent: '(iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      maxTouchPoints: 5,
    });
    expect(mayBeLockedDown(phone, {hasApi: false, hasWebAssembly: false})).toBe(true);
    expect(mayBeLockedDown(phone, {hasApi: true, hasWebAssembly: true})).toBe(false);
    const windows = browserOf({userAgent: chromium, maxTouchPoints: 0});
    expect(mayBeLockedDown(windows, {hasApi: false, hasWebAssembly: false})).toBe(false);
  });

  it('is sent to its own section where settings matter', () => {
    const firefox = browserOf({userAgent: 'Firefox/131.0 Linux', maxTouchPoints: 0});
    expect(adviceOf('software', firefox)[0]).toBe('firefox');
    expect(adviceOf('blocked', firefox)[0]).toBe('firefox');
    expect(adviceOf('ok', firefox)).not.toContain('firefox');
  });

  it.each([
    ['software', 'Firefox/131.0 Linux', ['firefox', 'graphics-driver Linux']],
    ['webgl1', 'Firefox/131.0 Windows', ['graphics-driver Windows']],
    ['missing', 'Firefox/131.0 Windows', ['firefox']],
    ['blocked', 'Android Chrome/130', ['android']],
    ['ok', 'Firefox/131.0 Windows', []],
    ['blocked', 'Something else', []],
  ] as const)('has its places marked where it is %s: %s', (verdict, userAgent, marked) => {
    const own = browserOf({userAgent, maxTouchPoints: 0});
    const places = ownPlaces(adviceOf(verdict, own), own);
    expect(places.map(({anchor, line}) => [anchor, line].filter(Boolean).join(' '))).toEqual(
      marked,
    );
  });

  it('is named as a device where the section is about one', () => {
    const own = browserOf({userAgent: '(iPhone; CPU iPhone OS 18_0)', maxTouchPoints: 5});
    expect(ownPlaces(['iphone-ipad'], own)).toEqual([
      {anchor: 'iphone-ipad', words: ownWords.device},
    ]);
  });
});

describe('the report', () => {
  const browser = browserOf({
    userAgent: `${chromium} Chrome/140.0.0.0 Safari/537.36`,
    maxTouchPoints: 0,
  });
  const circumstances = {
    browser,
    isSample: false,
    userAgent: 'Example',
    date: '2025-03-03',
    screenPx: [1920, 1080],
    pixelRatio: 1.5,
  } as const;

  it('states the verdict and the facts, one a line', () => {
    const lines = reportOf('ok', sample('ok'), circumstances, 'fr').split('\n');
    expect(lines[0]).toBe('Résultat\u00a0: Votre navigateur affiche la 3D.');
    expect(lines).toContain('Carte graphique\u00a0: Example Graphics 600');
    expect(lines).toContain('WebGL\u00a0: 2');
    expect(lines.every((line) => line.includes('\u00a0: '))).toBe(true);
  });

  it('of an example says first that it is one', () => {
    const text = reportOf('ok', sample('ok'), {...circumstances, isSample: true}, 'fr');
    expect(text).toBe(
      `Exemple\u00a0: ce navigateur n’a pas été testé.\n${reportOf('ok', sample('ok'), circumstances, 'fr')}`,
    );
  });

  it('says what the verdict says of the graphics card, when its name alone tells', () => {
    const {context, ...evidence} = sample('ok');
    const byName = {...evidence, context: context && {...context, renderer: 'llvmpipe'}};
    expect(reportOf(verdictOf(byName), byName, circumstances, 'en')).toContain(
      'Software rendering: yes',
    );
  });

  it('still says so once the context is lost', () => {
    const lost = {...sample('software'), isLost: true};
    expect(reportOf(verdictOf(lost), lost, circumstances, 'fr')).toContain(
      'Rendu logiciel\u00a0: oui',
    );
    expect(reportOf('lost', sample('lost'), circumstances, 'fr')).toContain(
      'Rendu logiciel\u00a0: non',
    );
  });

  it('claims nothing of a context that was lost before it named its renderer', () => {
    const {context, ...evidence} = sample('lost');
    const unnamed = {...evidence, context: context && {...context, renderer: ''}};
    expect(reportOf('lost', unnamed, circumstances, 'fr')).toContain(
      'Rendu logiciel\u00a0: indéterminé',
    );
  });

  it('quotes the browser’s own reason for a refusal', () => {
    expect(reportOf('blocked', sample('blocked'), circumstances, 'en')).toContain(
      'Browser’s reason: Example: the graphics card is on the blocklist.',
    );
  });
});

describe('the words', () => {
  const all: Bilingual[] = [
    ...verdictNames.flatMap((name) => [verdicts[name].title, verdicts[name].advice]),
    ...Object.values(panelWords),
    ...Object.values(ownWords),
    ...Object.values(reportWords),
    lockdown,
  ];

  it.each([
    ['fr', frenchTypography],
    ['en', englishTypography],
  ] as const)('follow the typography of %s', (language, rules) => {
    const faults = all.flatMap((words) =>
      correctionsOf(words[language], rules).map(({what}) => `${words[language]}: ${what}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the house', () => {
  it('leaves the openings of a wall out', () => {
    const wall = {
      id: 'w',
      start: {x: 0, y: 0},
      end: {x: 400, y: 0},
      thicknessCm: 20,
      heightCm: 250,
    };
    const door = {
      kind: 'door',
      wallId: 'w',
      offsetCm: 100,
      widthCm: 80,
      sillCm: 0,
      heightCm: 205,
    } as const;
    const spans = wallPieces(wall, [door]).map(({min, max}) => [min.x, max.x]);
    expect(spans).toEqual([
      [-10, 100],
      [180, 410],
    ]);
    const back = {...wall, start: wall.end, end: wall.start};
    expect(wallPieces(back, [door]).map(({min, max}) => [min.x, max.x])).toEqual([
      [300, 410],
      [-10, 220],
    ]);
  });

  it('is made of blocks that have a size', () => {
    for (const {min, max} of houseBoxes()) {
      expect(max.x).toBeGreaterThan(min.x);
      expect(max.y).toBeGreaterThan(min.y);
      expect(max.z).toBeGreaterThan(min.z);
    }
  });

  it('gives the graphics card twelve triangles a block', () => {
    const box = {min: {x: 0, y: 0, z: 0}, max: {x: 1, y: 2, z: 3}};
    const numbers = boxTriangles(box, () => [1, 0, 0]);
    expect(numbers).toHaveLength(12 * 3 * numbersPerVertex);
  });

  it('takes its colours from the style sheet', () => {
    expect(readHex(' #fff')).toEqual([1, 1, 1]);
    expect(readHex('#ff0000')).toEqual([1, 0, 0]);
    expect(readHex('rebeccapurple')).toEqual([0.5, 0.5, 0.5]);
  });
});
