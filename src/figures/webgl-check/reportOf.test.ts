import {describe, expect, it} from 'vitest';
import {browserOf} from './browserOf';
import {fakeEvidence} from './fakeEvidence';
import {reportOf} from './reportOf';
import {verdictOf} from './verdictOf';

describe('the report', () => {
  const browser = browserOf({
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    maxTouchPoints: 0,
  });
  const circumstances = {
    browser,
    isSample: false,
    userAgent: 'Example',
    date: '2025-03-03',
    screenPx: [1920, 1080],
    pixelRatio: 1.500000023841858,
  } as const;

  it('states the verdict and the facts, one per line', () => {
    const lines = reportOf('ok', fakeEvidence('ok'), circumstances, 'fr').split('\n');
    expect(lines[0]).toBe('Résultat\u00a0: Votre navigateur affiche la 3D.');
    expect(lines).toContain('Carte graphique\u00a0: Example Graphics 600');
    expect(lines).toContain('WebGL\u00a0: 2');
    expect(lines).toContain('Écran\u00a0: 1920 × 1080 px, × 1,5');
    expect(lines.every((line) => line.includes('\u00a0: '))).toBe(true);
  });

  it('of an example starts by saying that it is one', () => {
    const text = reportOf('ok', fakeEvidence('ok'), {...circumstances, isSample: true}, 'fr');
    expect(text).toBe(
      `Exemple\u00a0: ce navigateur n’a pas été testé.\n${reportOf('ok', fakeEvidence('ok'), circumstances, 'fr')}`,
    );
  });

  it('agrees with the verdict when only the renderer name reveals software rendering', () => {
    const {context, ...evidence} = fakeEvidence('ok');
    const byName = {...evidence, context: context && {...context, renderer: 'llvmpipe'}};
    expect(reportOf(verdictOf(byName), byName, circumstances, 'en')).toContain(
      'Software rendering: yes',
    );
  });

  it('still says so once the context is lost', () => {
    const lost = {...fakeEvidence('software'), isLost: true};
    expect(reportOf(verdictOf(lost), lost, circumstances, 'fr')).toContain(
      'Rendu logiciel\u00a0: oui',
    );
    expect(reportOf('lost', fakeEvidence('lost'), circumstances, 'fr')).toContain(
      'Rendu logiciel\u00a0: non',
    );
  });

  it('makes no claim about a context that was lost before its renderer was known', () => {
    const {context, ...evidence} = fakeEvidence('lost');
    const unnamed = {...evidence, context: context && {...context, renderer: ''}};
    expect(reportOf('lost', unnamed, circumstances, 'fr')).toContain(
      'Rendu logiciel\u00a0: indéterminé',
    );
  });

  it('quotes the reason given by the browser for a refusal', () => {
    expect(reportOf('blocked', fakeEvidence('blocked'), circumstances, 'en')).toContain(
      'Browser’s reason: Example: the graphics card is on the blocklist.',
    );
  });
});
