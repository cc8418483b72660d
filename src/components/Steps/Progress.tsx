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

/** The number of steps done, and a button to reset them; before the first tick, how to tick. */
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
  // One string: React updates an only child by `textContent`, which also works after the browser
  // has translated the page.
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
  // The count at mount, until the reader changes it: from then on each change is announced.
  const [old, setOld] = useState<number | null>(done);
  if (old !== null && old !== done) setOld(null);
  const isNews = old === null;
  return (
    <>
      {/* Screen readers announce the content of a status when it is inserted, and again when a
          modal dialog closes: it only contains what the reader has changed. */}
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
