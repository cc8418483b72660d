import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the reader sees once the steps above are done. */
export default function Result({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.result}>
      <p className={styles.resultLabel}>
        <Translate id="site.steps.result" description="Title of the expected result of a procedure">
          Result
        </Translate>
      </p>
      {children}
    </div>
  );
}
