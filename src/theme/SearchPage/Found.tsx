// Part of @theme/SearchPage: the results, each page with its best sections.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {handMarks} from '../../search/browser/marks/handedMarks';
import {linkPresses} from '../../search/browser/opening/linkPresses';
import {useOpenResult} from '../../search/browser/results/useOpenResult';
import {useRecent} from '../../search/browser/results/useRecent';
import type {PageHit, SearchAnswer} from '../../search/SearchAnswer';
import Stretches from '../SearchBar/Stretches';
import Unmatched from '../SearchBar/Unmatched';
import styles from './styles.module.css';

interface FoundPageProps {
  readonly hit: PageHit;
  /** Spellings to highlight on the opened page. */
  readonly marks: readonly string[];
  /** Called when the reader opens the page or a section of it, in any tab. */
  readonly onOpen: () => void;
}

function FoundPage({hit, marks, onOpen}: FoundPageProps): ReactNode {
  const openResult = useOpenResult();
  const opening = (url: string) =>
    linkPresses(
      (event) => {
        event.preventDefault();
        onOpen();
        openResult(url, marks);
      },
      () => {
        handMarks(url, marks);
        onOpen();
      },
    );
  return (
    <article className={styles.hit}>
      {hit.crumbs.length > 0 && <p className={styles.crumbs}>{hit.crumbs.join(' › ')}</p>}
      <h2 className={styles.hitTitle}>
        <Link to={hit.url} {...opening(hit.url)}>
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
              <Link to={url} {...opening(url)}>
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

interface Props {
  readonly answer: SearchAnswer;
  /** Label of the archived version that was searched; undefined for the current one. */
  readonly archived: string | undefined;
}

export default function Found({answer, archived}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {remember} = useRecent(useDocusaurusContext().i18n.currentLocale, archived);
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
      <p className={styles.count}>{selectMessage(answer.pageCount, count)}</p>
      <Unmatched words={answer.words} />
      {answer.hits.map((hit) => (
        <FoundPage
          key={hit.url}
          hit={hit}
          marks={answer.marks}
          onOpen={() => remember(answer.query, hit)}
        />
      ))}
    </>
  );
}
