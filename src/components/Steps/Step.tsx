import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import HashLink from '../HashLink';
import styles from './styles.module.css';

interface Props {
  /** Id of the step; undefined when the list has no heading before it. */
  readonly id: string | undefined;
  readonly number: number;
  /** Text of the heading before the list. */
  readonly heading: string | undefined;
  readonly isDone: boolean;
  /** Undefined until hydration. */
  readonly onToggle: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step, with its own anchor and, after hydration, a checkbox. */
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
