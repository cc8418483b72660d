// Component of this site: on "not found", the pages that best match a mistyped address.
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import PageLinks from '../../components/PageLinks';
import {useNearestPages} from '../../shell/not-found/useNearestPages';
import styles from './styles.module.css';

export default function NearestPages(): ReactNode {
  const pages = useNearestPages();
  return (
    <div role="status" className={styles.status}>
      {pages.length > 0 && (
        <>
          <h2>
            <Translate id="site.notFound.nearest" description="Title of the nearest pages">
              Were you looking for one of these?
            </Translate>
          </h2>
          <PageLinks className={styles.list} pages={pages} />
        </>
      )}
    </div>
  );
}
