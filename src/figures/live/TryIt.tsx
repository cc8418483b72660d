import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import Status from '../../components/Status';
import {loadingWord} from '../loadingWord';
import styles from './tryIt.module.css';
import type {Live} from './useLive';

interface Props {
  readonly live: Live;
  /**
   * Names the button: a page may have several that would otherwise read alike in a list of buttons.
   */
  readonly captionId: string;
}

/**
 * The button that makes a figure interactive, and a message when that fails. Its space is reserved
 * from the first paint, so that nothing moves; it becomes visible once hydrated.
 */
export default function TryIt({live, captionId}: Props): ReactNode {
  const {phase, start, stop} = live;
  const button = useRef<HTMLButtonElement>(null);
  const wasLive = useRef(false);

  // Back to the drawing, by choice or after an error, the reader can start the figure again.
  useEffect(() => {
    if (wasLive.current && phase !== 'live') {
      button.current?.focus({preventScroll: true});
      // The page has become shorter by the height of the controls.
      button.current?.closest('figure')?.scrollIntoView({block: 'nearest', behavior: 'instant'});
    }
    wasLive.current = phase === 'live';
  }, [phase]);

  const words = {
    still: '',
    loading: loadingWord(),
    live: '',
    failed: translate({
      id: 'site.figure.live.failed',
      message:
        'The interactive figure is not available right now: the drawing stays on screen. Try again later.',
      description: 'Said when an interactive figure does not start or stops',
    }),
  } as const;

  return (
    <div className={styles.tryIt}>
      <button
        ref={button}
        id={`${captionId}b`}
        type="button"
        aria-labelledby={`${captionId}b ${captionId}`}
        className={`action ${styles.button}`}
        aria-busy={phase === 'loading'}
        onClick={phase === 'live' ? stop : start}
      >
        {/* A string, not <Translate>: React replaces the text of the button as a whole, which
            works even after the browser's page translation has replaced the text node. */}
        {phase === 'live'
          ? translate({
              id: 'site.figure.live.stop',
              message: 'Back to the drawing',
              description: 'Button: leaves the live figure',
            })
          : translate({
              id: 'site.figure.live.start',
              message: 'Try it',
              description: 'Button: makes a figure interactive',
            })}
      </button>
      <Status message={words[phase]} className={styles.word} />
    </div>
  );
}
