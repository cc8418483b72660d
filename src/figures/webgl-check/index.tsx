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
 * The test of the browser's 3D, on a button: nothing is loaded or asked of the graphics card
 * before. Without scripts a sentence leads to the way that the text below tells.
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
    // The same verdict again is news only where there was none.
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
    // The address asks to see one of the answers.
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
      {/* Its place is kept until the page lives: what is read below it stays where it is. */}
      <div className={styles.card} aria-hidden={!isLive || undefined} data-not-searched>
        <div className={styles.start}>
          <button
            type="button"
            // Once there is an answer, what it advises comes first.
            className={`action ${ResultView ? '' : 'action--primary'}`}
            onClick={start}
          >
            {/* Text and no element: on a page translated by the browser, that would stay as it was. */}
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
          {/* Two elements by their keys: an alert is heard when it comes, not when it changes. */}
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
        {/* There before its words, and not made anew with the result: else some never hear it. */}
        <Status message={verdict} />
        {ResultView && <ResultView key={run} language={language} onVerdict={setVerdict} />}
      </div>
    </div>
  );
}
