// Replaces @theme/SearchBar: a button that works without scripts and loads the search on demand.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HostedSearchBar from '@theme-original/SearchBar';
import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import {warmUp} from '../../search/browser/asking/warmUp';
import {useArrivalMarks} from '../../search/browser/marks/useArrivalMarks';
import {useOpening} from '../../search/browser/opening/useOpening';
import {useSearchOpener} from '../../search/browser/opening/useSearchOpener';
import {useSearchPageUrl} from '../../search/browser/page/useSearchPageUrl';
import {useVersionUrl} from '../../search/browser/page/useVersionUrl';
import {isReachable} from '../../shell/loading/isReachable';
import {loadingBar} from '../../shell/loading/loadingBar';
import {showOfflineNotice} from '../../shell/loading/offlineNotice';
import {unlessLeft} from '../../shell/loading/unlessLeft';
import type {Props as DialogProps} from './Dialog';
import ShortcutHint from './ShortcutHint';
import styles from './styles.module.css';

function LocalSearchBar(): ReactNode {
  const versionUrl = useVersionUrl();
  const searchUrl = useBaseUrl('/search');
  const searchPageUrl = useSearchPageUrl();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'Label of the search field',
  });

  const warm = useCallback(() => {
    warmUp(versionUrl);
    return unlessLeft(import(/* webpackChunkName: 'search-dialog' */ './Dialog')).then((module) =>
      setDialog(() => module.default),
    );
  }, [versionUrl]);
  // When the code of the dialog cannot be loaded, falls back to the search page.
  const doWithout = useCallback(
    async (query: string) => {
      const url = searchPageUrl(query);
      if (await isReachable(url)) window.location.assign(url);
      else showOfflineNotice();
    },
    [searchPageUrl],
  );
  const {opened, keepQuery, open, close} = useOpening(Dialog !== null, warm, doWithout);
  const prepare = useCallback(() => {
    warm().catch(() => undefined);
  }, [warm]);
  const isAwaited = opened !== null && Dialog === null;
  useEffect(() => (isAwaited ? loadingBar.start() : undefined), [isAwaited]);
  useSearchOpener(open, prepare);
  useArrivalMarks();

  return (
    <>
      <form action={searchUrl} className={styles.form}>
        <button
          type="submit"
          className={styles.trigger}
          data-opens-search=""
          aria-haspopup="dialog"
          // Without the / key, which the reader can turn off.
          aria-keyshortcuts="Control+K Meta+K"
        >
          <svg className={styles.lens} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="5.75" />
            <path d="m13 13 4.5 4.5" />
          </svg>
          <span className={styles.label}>{label}</span>
          <ShortcutHint />
        </button>
      </form>
      {Dialog && (
        <Dialog versionUrl={versionUrl} opened={opened} onQuery={keepQuery} onClose={close} />
      )}
    </>
  );
}

export default function SearchBar(): ReactNode {
  // The site can use a hosted search engine instead: see deploy/search-at-scale.md.
  const isHosted = 'algolia' in useThemeConfig();
  return isHosted ? <HostedSearchBar /> : <LocalSearchBar />;
}
