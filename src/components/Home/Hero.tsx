import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The top of the home page: title, one sentence, search, on a sheet of squared paper. */
export default function Hero({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.place}>
      <div className={styles.hero}>{children}</div>
    </div>
  );
}
