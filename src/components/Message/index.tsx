import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A verbatim message of the browser: in English on every page, and never machine-translated. */
export default function Message({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span className={styles.message} lang="en" translate="no">
      {children}
    </span>
  );
}
