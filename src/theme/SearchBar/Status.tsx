// Part of @theme/SearchBar: announces that the first answer is loading, and the number of results.
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import PausedStatus from '../../components/Status';
import type {SearchState} from '../../search/browser/asking/searchState';

interface Props {
  readonly state: SearchState;
  /** Class of the visible message while the first answer is loading. */
  readonly waitingClass: string | undefined;
}

export default function Status({state, waitingClass}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = state.kind === 'answered' ? state.answer.pageCount : null;
  const found = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: 'One page found|{count} pages found',
      description: 'Number of pages found',
    },
    {count: count ?? 0},
  );
  const none = translate({
    id: 'theme.SearchBar.noResultsText',
    message: 'No results',
    description: 'Shown when nothing is found',
  });
  if (state.kind === 'waiting' && !state.previous) {
    const waiting = translate({
      id: 'site.search.waiting',
      message: 'Searching…',
      description: 'Shown while the index of the search is on its way',
    });
    return <PausedStatus className={waitingClass} message={waiting} />;
  }
  const message = count === null ? '' : count === 0 ? none : selectMessage(count, found);
  return <PausedStatus message={message} />;
}
