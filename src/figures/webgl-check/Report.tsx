import type {ReactNode} from 'react';
import CopyButton from '../../components/CopyButton';
import type {Language} from '../../product/language';
import type {Browser} from './browserOf';
import type {Evidence} from './Evidence';
import {localDay} from './localDay';
import {reportOf} from './reportOf';
import styles from './styles.module.css';
import type {Verdict} from './verdictOf';
import {panelWords} from './words';

interface Props {
  readonly verdict: Verdict;
  readonly evidence: Evidence;
  readonly browser: Browser;
  /** Whether it only shows an example of a report. */
  readonly isSample: boolean;
  readonly language: Language;
}

/** The report, displayed in full before the reader copies it. */
export default function Report({verdict, evidence, browser, isSample, language}: Props): ReactNode {
  const text = reportOf(
    verdict,
    evidence,
    {
      browser,
      isSample,
      userAgent: navigator.userAgent,
      date: localDay(new Date()),
      screenPx: [window.screen.width, window.screen.height],
      pixelRatio: window.devicePixelRatio,
    },
    language,
  );
  return (
    <details className={styles.report}>
      <summary>{panelWords.report[language]}</summary>
      <div>
        <p className={styles.note}>{panelWords.reportNote[language]}</p>
        <pre>{text}</pre>
        <CopyButton label={panelWords.copy[language]} />
      </div>
    </details>
  );
}
