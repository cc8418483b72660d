import type {Bilingual} from '../../product/language';
import type {Browser} from './browserOf';
import type {Verdict} from './verdictOf';
import {deviceAdvice, systemAdvice, verdicts} from './words';

/** What to do: a sentence, and the anchors of the parts of the article that help, best first. */
interface Advice {
  readonly words: Bilingual;
  readonly anchors: readonly string[];
}

/** Whether the reader can update the graphics driver: Apple and Google ship it with the system. */
const hasDriver = ({system}: Browser): boolean => /^(?:Windows|Linux|)$/.test(system);

/** On a phone or a tablet, one section of the article covers everything that the reader can do. */
function adviceOnDevice(verdict: Verdict, section: string): Advice {
  const words = deviceAdvice[verdict] ?? verdicts[verdict].advice;
  switch (verdict) {
    case 'ok':
      return {words, anchors: ['empty-view', 'view-freezes']};
    case 'lost':
      return {words, anchors: ['view-freezes', section]};
    default:
      return {words, anchors: [section]};
  }
}

/** The section of the reader's own browser comes first where browser settings matter. */
function adviceOnComputer(verdict: Verdict, browser: Browser): Advice {
  const {section} = browser;
  const driver = hasDriver(browser) ? ['graphics-driver'] : [];
  const words = verdicts[verdict].advice;
  switch (verdict) {
    case 'ok':
      return {words, anchors: ['empty-view', 'view-freezes']};
    case 'webgl1':
      return {
        words: hasDriver(browser) ? words : systemAdvice,
        anchors: ['quick-checks', ...driver],
      };
    case 'software':
      return {words, anchors: [section, ...driver, 'remote-desktop']};
    case 'blocked':
      // An update may have removed slow 3D without a graphics card, which leaves the browser with
      // none.
      return {words, anchors: [section, ...driver, 'after-an-update']};
    case 'missing':
      return {words, anchors: ['quick-checks', section]};
    case 'lost':
      return {words, anchors: ['view-freezes', ...driver]};
  }
}

/** What to do about a verdict, given the reader's browser and system. */
export function adviceOf(verdict: Verdict, browser: Browser): Advice {
  const {section} = browser;
  return section === 'iphone-ipad' || section === 'android'
    ? adviceOnDevice(verdict, section)
    : adviceOnComputer(verdict, browser);
}
