// Part of @theme/SearchPage: the search field, in a form so that Enter puts the query in the
// address.
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode, Ref} from 'react';
import {asTyped} from '../../components/asTyped';
import Lens from '../SearchBar/Lens';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly version: string | null;
}

export default function SearchForm({ref, query, onQuery, version}: Props): ReactNode {
  return (
    <search>
      <form
        className={styles.form}
        action={useBaseUrl('/search')}
        onSubmit={(event) => event.preventDefault()}
      >
        {version && <input type="hidden" name="version" value={version} />}
        <Lens />
        <input
          ref={ref}
          className={styles.input}
          type="search"
          name="q"
          {...asTyped}
          enterKeyHint="search"
          aria-label={translate({
            id: 'theme.SearchBar.label',
            message: 'Search',
            description: 'Label of the search field',
          })}
          placeholder={translate({
            id: 'site.searchBox.label',
            message: 'What would you like to do?',
            description: 'Label and placeholder of the field that leads to the search',
          })}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </form>
    </search>
  );
}
