// A part of our own: the existing pages nearest to a mistyped address, on "not found".
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useNearestPages} from '../../shell/useNearestPages';
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
          <ul className={styles.list}>
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path} autoAddBaseUrl={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
