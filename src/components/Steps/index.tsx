import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A procedure: the numbered list of a page, set as large numbered steps. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
