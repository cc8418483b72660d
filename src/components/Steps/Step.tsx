import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import HashLink from '../HashLink';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the step; none when the list stands under no heading. */
  readonly id: string | undefined;
  readonly number: number;
  /** Under which its list stands. */
  readonly heading: string | undefined;
  readonly isDone: boolean;
  /** Absent until the page lives. */
  readonly onToggle: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step, with an anchor of its own and, once the page lives, a box to tick. */
export default function Step({id, number, heading, isDone, onToggle, children}: Props): ReactNode {
  const linkLabel = translate(
    {
      id: 'site.steps.link',
      message: 'Direct link to step {number}',
      description: 'Name of the link to a step',
    },
    {number},
  );
  const doneLabel = translate(
    {
      id: 'site.steps.done',
      message: 'Step {number} done',
      description: 'Label of the box that ticks a step',
    },
    {number},
  );
  return (
    <li id={id} className={isDone ? styles.done : undefined}>
      {onToggle && (
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={heading ? `${doneLabel}, ${heading}` : doneLabel}
          checked={isDone}
          onChange={onToggle}
        />
      )}
      {children}
      {id && <HashLink id={id} label={linkLabel} />}
    </li>
  );
}
