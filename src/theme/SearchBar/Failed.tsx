// Part of @theme/SearchBar: the error message when the search fails to load, with a Retry button.
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './results.module.css';

export default function Failed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.nothing} role="alert">
      <p className={styles.nothingTitle}>
        {process.env.NODE_ENV === 'production' ? (
          <Translate id="site.search.failed" description="Shown when the search did not load">
            Search could not be loaded. Check your connection.
          </Translate>
        ) : (
          <Translate id="site.search.unbuilt" description="Shown to writers before a first build">
            The search uses the last build. Run npm run build once, then restart.
          </Translate>
        )}
      </p>
      <button type="button" className="action" onClick={onRetry}>
        <Translate id="site.search.retry" description="Button that loads the search again">
          Try again
        </Translate>
      </button>
    </div>
  );
}
