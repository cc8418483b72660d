import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A short note at the bottom, such as the time it takes. */
  readonly note?: string;
  /** A paragraph with only a link, then a sentence. */
  readonly children: ReactNode;
}

/**
 * A link to another page as a card: all of it is clickable, and its name is the link it starts
 * with.
 */
export default function Card({note, children}: Props): ReactNode {
  return (
    <li className={styles.card}>
      {children}
      {note && (
        <p className={styles.note} data-not-searched>
          {note}
        </p>
      )}
    </li>
  );
}
