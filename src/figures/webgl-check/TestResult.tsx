import {type ReactNode, useEffect, useState} from 'react';
import type {Language} from '../../product/language';
import {adviceOf} from './adviceOf';
import {browserOf, mayBeLockedDown} from './browserOf';
import HouseView from './HouseView';
import {placeTitle} from './placeTitle';
import {probe} from './probe';
import Report from './Report';
import {sampleEvidence} from './sampleEvidence';
import styles from './styles.module.css';
import {useDocumentTheme} from './useDocumentTheme';
import {useOwnPlaces} from './useOwnPlaces';
import {verdictOf} from './verdictOf';
import {lockdown, panelWords, verdicts} from './words';

const marks = {ok: '✓', webgl1: '!', software: '!', blocked: '✕', missing: '✕', lost: '!'} as const;

function readBrowser() {
  return browserOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isBrave: 'brave' in navigator,
  });
}

interface Props {
  readonly language: Language;
  /** Called with the verdict in words, and again when it changes. */
  readonly onVerdict: (sentence: string) => void;
}

/** What the test found, what to do about it, the house as proof, and a report for support. */
export default function TestResult({language, onVerdict}: Props): ReactNode {
  const [sample] = useState(() => sampleEvidence(window.location.search));
  const [tested] = useState(() => sample ?? probe(document));
  const [browser] = useState(readBrowser);
  const theme = useDocumentTheme();
  const [isLost, setLost] = useState(false);
  const [playsLoss, setPlaysLoss] = useState(sample?.isLost ?? false);
  const [azimuthDeg, setAzimuth] = useState(28);
  const evidence = {...tested, isLost: tested.isLost || isLost};
  const verdict = verdictOf(evidence);
  const sentence = verdicts[verdict].title[language];
  const advice = adviceOf(verdict, browser);
  useEffect(() => onVerdict(sentence), [sentence, onVerdict]);
  useOwnPlaces(verdict, browser, language);
  const [first, ...others] = advice.anchors.flatMap((anchor) => {
    const placeName = placeTitle(document, anchor);
    return placeName ? [{anchor, placeName}] : [];
  });
  return (
    <section className={styles.result} aria-label={panelWords.title[language]}>
      {sample && <p className={styles.note}>{panelWords.sample[language]}</p>}
      <div className={styles.found} data-verdict={verdict}>
        <p className={styles.verdict}>
          <span className={styles.mark} aria-hidden="true">
            {marks[verdict]}
          </span>
          <span>{sentence}</span>
        </p>
        {first && (
          <>
            <p>{advice.words[language]}</p>
            <a href={`#${first.anchor}`} className="action action--primary">
              {first.placeName}
            </a>
          </>
        )}
        {others.length > 0 && (
          <ul>
            {others.map(({anchor, placeName}) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{placeName}</a>
              </li>
            ))}
          </ul>
        )}
        {mayBeLockedDown(browser, evidence) && <p>{lockdown[language]}</p>}
        {(browser.name || browser.system) && (
          <p className={styles.note}>{[browser.name, browser.system].filter(Boolean).join(', ')}</p>
        )}
      </div>
      {tested.context && (
        // Remounted in each colour mode: the colours are in the vertex buffer.
        <HouseView
          key={theme}
          language={language}
          azimuthDeg={azimuthDeg}
          onTurn={setAzimuth}
          playsLoss={playsLoss}
          onLost={() => setLost(true)}
          // A context that the reader restored is not lost again when the colour mode changes.
          onBringBack={() => setPlaysLoss(false)}
        />
      )}
      <Report
        verdict={verdict}
        evidence={evidence}
        browser={browser}
        isSample={sample !== null}
        language={language}
      />
    </section>
  );
}
