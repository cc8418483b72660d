// Replaces @theme/SearchPage: all results at an address that can be shared; all pages without
// scripts.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import HostedSearchPage from '@theme-original/SearchPage';
import {type ReactNode, useEffect, useRef} from 'react';
import {useAnswer} from '../../search/browser/asking/useAnswer';
import {useArchivedVersion} from '../../search/browser/page/useArchivedVersion';
import {useQueryInAddress} from '../../search/browser/page/useQueryInAddress';
import {useVersionUrl} from '../../search/browser/page/useVersionUrl';
import {cutTo} from '../../search/browser/results/cutTo';
import {versionTitle} from '../../shell/versions/versionTitle';
import Failed from '../SearchBar/Failed';
import NoResults from '../SearchBar/NoResults';
import Status from '../SearchBar/Status';
import AllPages, {type Props as AllPagesProps} from './AllPages';
import Found from './Found';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

/** More than a reader would go through; the count is that of all results. */
const pageLimit = 50;

function LocalSearchPage({pages}: AllPagesProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {query, version, setQuery} = useQueryInAddress(field);
  // The search button in the navbar leads here, with an empty query, when the dialog cannot be
  // loaded.
  useEffect(() => {
    if (window.location.search === '?q=') field.current?.focus();
  }, []);
  const archived = useArchivedVersion(version)?.label;
  const [state, retry] = useAnswer(useVersionUrl(version), query, pageLimit);
  const ofVersion = (words: string): string => (archived ? versionTitle(words, archived) : words);
  const asked = query.trim();
  const emptyTitle = translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the help centre',
    description: 'Title of the search page without a query',
  });
  const title = translate(
    {
      id: 'theme.SearchPage.existingResultsTitle',
      message: 'Search results for “{query}”',
      description: 'Title of the search page with a query',
    },
    {query: cutTo(60, asked, '…')},
  );
  const answer =
    state.kind === 'answered' ? state.answer : state.kind === 'waiting' ? state.previous : null;
  // The start content stays while the reader is typing and until the first answer: otherwise the
  // footer would jump up and back down.
  const isFirst = state.kind === 'waiting' && !state.previous;
  const isStart =
    state.kind === 'idle' || state.kind === 'failed' || isFirst || answer?.isOnlyBegun;

  return (
    <Layout>
      <PageMetadata
        title={ofVersion(asked ? title : emptyTitle)}
        description={translate({
          id: 'site.searchPage.description',
          message: 'Search all articles in the help centre: walls, floors, garden, plans, account.',
          description: 'Description of the search page for search engines and shared links',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.title}>{ofVersion(emptyTitle)}</h1>
        <SearchForm ref={field} query={query} onQuery={setQuery} version={version} />
        <div aria-busy={state.kind === 'waiting'}>
          {state.kind === 'failed' && <Failed onRetry={retry} />}
          {answer && answer.hits.length > 0 && <Found answer={answer} archived={archived} />}
          {answer && answer.hits.length === 0 && !isStart && <NoResults answer={answer} />}
        </div>
        <Status state={state} waitingClass={styles.waiting} />
        <AllPages pages={pages} isAnswered={!isStart} />
      </main>
    </Layout>
  );
}

export default function SearchPage(props: AllPagesProps): ReactNode {
  // The site can use a hosted search engine instead: see deploy/search-at-scale.md.
  const isHosted = 'algolia' in useThemeConfig();
  return isHosted ? <HostedSearchPage /> : <LocalSearchPage {...props} />;
}
