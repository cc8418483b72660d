// Part of @theme/SearchPage: the results, each page with its best sections.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import type {PageHit, SearchAnswer} from '../../search/answer';
import {isPlainClick} from '../../search/browser/isPlainClick';
import {useOpenResult} from '../../search/browser/useOpenResult';
import Stretches from '../SearchBar/Stretches';
import Unmatched from '../SearchBar/Unmatched';
import styles from './styles.module.css';

interface FoundPageProps {
  readonly hit: PageHit;
  /** Spellings to mark on the page that is opened. */
  readonly marks: readonly string[];
}

function FoundPage({hit, marks}: FoundPageProps): ReactNode {
  const openResult = useOpenResult();
  const opening = (url: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openResult(url, marks);
  };
  return (
    <article className={styles.hit}>
      {hit.crumbs.length > 0 && <p className={styles.crumbs}>{hit.crumbs.join(' › ')}</p>}
      <h2 className={styles.hitTitle}>
        <Link to={hit.url} onClick={opening(hit.url)}>
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
              <Link to={url} onClick={opening(url)}>
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
        <FoundPage key={hit.url} hit={hit} marks={answer.marks} />
      ))}
    </>
  );
}
