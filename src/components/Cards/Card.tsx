import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A short remark in the corner, such as the time it takes. */
  readonly note?: string;
  /** A link on a line of its own, then a sentence. */
  readonly children: ReactNode;
}

/** A way to another page: the whole card is clickable, its name is the link it starts with. */
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
