import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import {canRemember} from '../../memory';
import styles from './styles.module.css';

interface Props {
  readonly done: number;
  readonly count: number;
  readonly onReset: () => void;
}

/** How far the reader is, and the way back to the start; before the first tick, how to tick. */
export default function Progress({done, count, onReset}: Props): ReactNode {
  const [isKept] = useState(canRemember);
  const hint = isKept
    ? translate({
        id: 'site.steps.hint',
        message: 'Tick steps as you go: ticks stay on this device only.',
        description: 'How to tick the steps of a procedure',
      })
    : translate({
        id: 'site.steps.hint.unkept',
        message: 'Tick steps as you go: this browser keeps no ticks.',
        description: 'How to tick the steps of a procedure where the browser refuses storage',
      });
  // One text each: where the browser has translated the page, parts of one would stay as they were.
  const words =
    done === 0
      ? hint
      : translate(
          {
            id: 'site.steps.progress',
            message: '{done} of {count} steps done.',
            description: 'How many steps of a procedure are ticked',
          },
          {done, count},
        );
  const look = clsx(styles.progress, done === 0 && styles.hint);
  // As ticked when it came, until the reader changes it: from then on each change is news.
  const [old, setOld] = useState<number | null>(done);
  if (old !== null && old !== done) setOld(null);
  const isNews = old === null;
  return (
    <>
      {/* Screen readers say what is in a region when it comes, and again when a dialog over the
          page closes: only what the reader changed is put there. */}
      {!isNews && <p className={look}>{words}</p>}
      <p role="status" className={isNews ? look : 'visually-hidden'}>
        {isNews && words}
      </p>
      {done > 0 && (
        <button type="button" className={styles.reset} onClick={onReset}>
          <Translate
            id="site.steps.reset"
            description="Button that unticks all steps of a procedure"
          >
            Untick all
          </Translate>
        </button>
      )}
    </>
  );
}
