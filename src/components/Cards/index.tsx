import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of Card, one column on a phone. */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
