import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import Status from '../../components/Status';
import {loadingWord} from '../loadingWord';
import styles from './tryIt.module.css';
import type {Live} from './useLive';

interface Props {
  readonly live: Live;
  /** The caption says what is tried: lists of buttons show several that are alike. */
  readonly captionId: string;
}

/**
 * The button that makes a figure answer back, and the word when it cannot. It has its place from
 * the first paint, so nothing moves; it shows once scripts are there to serve it.
 */
export default function TryIt({live, captionId}: Props): ReactNode {
  const {phase, start, stop} = live;
  const button = useRef<HTMLButtonElement>(null);
  const wasLive = useRef(false);

  // The reader who went back, or was sent back, stands where the figure can be tried again.
  useEffect(() => {
    if (wasLive.current && phase !== 'live') {
      button.current?.focus({preventScroll: true});
      // The page has lost the height of all that was tried with.
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
        {/* Text and no element: where the browser has translated the page, that would stay as it was. */}
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
