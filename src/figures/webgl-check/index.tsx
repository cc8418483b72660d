import Translate, {translate} from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import Status from '../../components/Status';
import {usePageLanguage} from '../../components/usePageLanguage';
import type {Language} from '../../product/language';
import {keepTarget} from './keepTarget';
import styles from './styles.module.css';

type Result = ComponentType<{
  readonly language: Language;
  readonly onVerdict: (sentence: string) => void;
}>;

/**
 * Tests 3D in the reader's browser when a button is pressed: before that, nothing is loaded and the
 * graphics card is not used. Without JavaScript, a sentence points to the manual way in the text
 * below.
 */
export default function WebglCheck(): ReactNode {
  const language = usePageLanguage();
  const [isLive, setLive] = useState(false);
  const [run, setRun] = useState(0);
  const [ResultView, setResultView] = useState<Result | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [verdict, setVerdict] = useState('');
  const place = useRef<HTMLDivElement>(null);

  const start = useCallback(() => {
    setFailed(false);
    // Cleared first, so that an identical verdict is announced again.
    setVerdict('');
    import(/* webpackChunkName: 'webgl-answer' */ './Answer').then(
      ({default: loaded}) => {
        setResultView(() => loaded);
        setRun((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    setLive(true);
    // The `test` parameter of the URL shows one of the sample results.
    if (!place.current || !new URLSearchParams(window.location.search).has('test')) {
      return undefined;
    }
    start();
    return keepTarget(place.current);
  }, [start]);

  return (
    <div ref={place} className={styles.place}>
      <noscript>
        <p>
          <Translate id="site.webgl.noScript" description="Told to readers without scripts">
            The test needs JavaScript, which is off in your browser: go through the checks below
            instead.
          </Translate>
        </p>
      </noscript>
      {/* Occupies its space until hydration, so that the text below does not move. */}
      <div className={styles.card} aria-hidden={!isLive || undefined} data-not-searched>
        <div className={styles.start}>
          <button
            type="button"
            // Once there is a result, its advice is the primary action.
            className={`action ${ResultView ? '' : 'action--primary'}`}
            onClick={start}
          >
            {/* A string, not <Translate>: React replaces the text of the button as a whole,
                which works even after the browser's page translation has replaced the text
                node. */}
            {run === 0
              ? translate({
                  id: 'site.webgl.start',
                  message: 'Test this browser',
                  description: 'Button that tests the browser’s 3D',
                })
              : translate({
                  id: 'site.webgl.again',
                  message: 'Test again',
                  description: 'Button that tests the browser again',
                })}
          </button>
          {/* Keys make two separate elements: screen readers announce an alert when it is
              inserted, not when its text changes. */}
          {hasFailed ? (
            <p key="failed" role="alert">
              <Translate id="site.webgl.failed" description="Said when the test did not load">
                The test did not load. Check your connection, then try again.
              </Translate>
            </p>
          ) : (
            <p key="promise">
              <Translate id="site.webgl.promise" description="What the test of the browser does">
                It takes a second and runs on your device. Nothing is sent.
              </Translate>
            </p>
          )}
        </div>
        {/* Rendered before it has a message and not remounted with the result: some screen
            readers ignore a live region that is inserted with its text. */}
        <Status message={verdict} />
        {ResultView && <ResultView key={run} language={language} onVerdict={setVerdict} />}
      </div>
    </div>
  );
}
