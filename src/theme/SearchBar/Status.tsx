// Part of @theme/SearchBar: tells screen readers how many pages were found.
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import PausedStatus from '../../components/Status';
import type {SearchState} from '../../search/browser/searchState';

export default function Status({state}: {readonly state: SearchState}): ReactNode {
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
  const message = count === null ? '' : count === 0 ? none : selectMessage(count, found);
  return <PausedStatus message={message} />;
}
