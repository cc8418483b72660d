import {colon} from '../../product/colon';
import type {Language} from '../../product/language';
import type {Browser} from './browserOf';
import type {Evidence} from './Evidence';
import {isSoftware, type Verdict} from './verdictOf';
import {reportWords, verdicts} from './words';

/** What a report states besides the evidence. */
interface Circumstances {
  readonly browser: Browser;
  /** Whether the evidence is an example rather than that of this browser. */
  readonly isSample: boolean;
  readonly userAgent: string;
  /** The date in the reader's time zone: `2026-03-03`. */
  readonly date: string;
  readonly screenPx: readonly [width: number, height: number];
  readonly pixelRatio: number;
}

function webglOf({hasApi, context}: Evidence, language: Language): string {
  if (context) return String(context.webglVersion);
  return reportWords[hasApi ? 'apiRefused' : 'apiMissing'][language];
}

/** A context lost before its renderer was read does not reveal whether it was software. */
function renderingOf(evidence: Evidence, language: Language): string {
  if (isSoftware(evidence)) return reportWords.yes[language];
  const isUntold = evidence.isLost && !evidence.context?.renderer;
  return reportWords[isUntold ? 'untold' : 'no'][language];
}

/**
 * The report that a reader may send to support: lines of plain text, with no personal data.
 *
 * @returns one line per fact, in the language of the page
 */
export function reportOf(
  verdict: Verdict,
  evidence: Evidence,
  circumstances: Circumstances,
  language: Language,
): string {
  const {browser, isSample, userAgent, date, screenPx, pixelRatio} = circumstances;
  const {context, refusal} = evidence;
  // When the page is zoomed, browsers report a ratio with many decimals.
  const ratio = new Intl.NumberFormat(language, {maximumFractionDigits: 2}).format(pixelRatio);
  const unknown = reportWords.unknown[language];
  const lines: [name: keyof typeof reportWords, value: string][] = [
    ['verdict', verdicts[verdict].title[language]],
    ['date', date],
    ['browser', browser.name || unknown],
    ['system', browser.system || unknown],
    ['webgl', webglOf(evidence, language)],
  ];
  if (context) {
    const {renderer, vendor, maxTexturePx, maxRenderbufferPx, maxVertexAttributes} = context;
    lines.push(
      ['renderer', renderer || unknown],
      ['vendor', vendor || unknown],
      ['isSlow', renderingOf(evidence, language)],
      [
        'limits',
        `textures ${maxTexturePx} px, images ${maxRenderbufferPx} px, ${maxVertexAttributes} ${reportWords.attributes[language]}`,
      ],
    );
  } else {
    lines.push(['refusal', refusal || reportWords.none[language]]);
  }
  lines.push(['screen', `${screenPx[0]} × ${screenPx[1]} px, × ${ratio}`], ['agent', userAgent]);
  if (isSample) lines.unshift(['sample', reportWords.untested[language]]);
  return lines
    .map(([name, value]) => reportWords[name][language] + colon[language] + value)
    .join('\n');
}
