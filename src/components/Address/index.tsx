import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An address that a page cannot open: set apart so that it is easy to select and copy. */
export default function Address({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <code className={styles.address} translate="no">
      {children}
    </code>
  );
}
