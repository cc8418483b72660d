// Part of @theme/SearchPage: the results, each page with its best sections.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {PageHit, SearchAnswer} from '../../search/answer';
import Stretches from '../SearchBar/Stretches';
import Unmatched from '../SearchBar/Unmatched';
import styles from './styles.module.css';

function FoundPage({hit}: {readonly hit: PageHit}): ReactNode {
  return (
    <article className={styles.hit}>
      {hit.crumbs.length > 0 && <p className={styles.crumbs}>{hit.crumbs.join(' › ')}</p>}
      <h2 className={styles.hitTitle}>
        <Link to={hit.url}>
          <Stretches of={hit.title} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <Stretches of={hit.excerpt} />
      </p>
      {hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map(({url, title, excerpt}) => (
            <li key={url}>
              <Link to={url}>
                <Stretches of={title} />
              </Link>
              <p className={styles.excerpt}>
                <Stretches of={excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

export default function Found({answer}: {readonly answer: SearchAnswer}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: 'One page found|{count} pages found',
      description: 'Number of pages found',
    },
    {count: answer.pageCount},
  );
  return (
    <>
      <p role="status" className={styles.count}>
        {selectMessage(answer.pageCount, count)}
      </p>
      <Unmatched words={answer.words} />
      {answer.hits.map((hit) => (
        <FoundPage key={hit.url} hit={hit} />
      ))}
    </>
  );
}
