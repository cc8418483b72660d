// Part of @theme/SearchBar: the content of the dialog before anything is typed.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {linkPresses} from '../../search/browser/opening/linkPresses';
import type {Recent} from '../../search/browser/results/recent';
import styles from './results.module.css';
import SlashKeySwitch from './SlashKeySwitch';

interface Props {
  readonly recent: Recent;
  readonly onQuery: (query: string) => void;
  readonly onForget: () => void;
  readonly onLeave: () => void;
}

function exampleQueries(): string[] {
  return [
    translate({
      id: 'site.search.example.room',
      message: 'my room does not close',
      description: 'First example of a search',
    }),
    translate({
      id: 'site.search.example.plan',
      message: 'import a PDF plan',
      description: 'Second example of a search',
    }),
    translate({
      id: 'site.search.example.password',
      message: 'forgotten password',
      description: 'Third example of a search',
    }),
  ];
}

export default function Start({recent, onQuery, onForget, onLeave}: Props): ReactNode {
  const hasRecent = recent.queries.length + recent.pages.length > 0;
  const queries = recent.queries.length > 0 ? recent.queries : exampleQueries();
  return (
    <div className={styles.start}>
      <p className={styles.startTitle}>
        {/* A string as the only child: React updates it by `textContent`, which also works
            after the browser has translated the page. The text node of a `<Translate>` would
            not change. */}
        {recent.queries.length > 0
          ? translate({
              id: 'site.search.recent',
              message: 'Recent searches',
              description: 'Title of the last searches',
            })
          : translate({
              id: 'site.search.examples',
              message: 'For example',
              description: 'Title of examples of searches',
            })}
      </p>
      <ul className={styles.chips}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      {recent.pages.length > 0 && (
        <>
          <p className={styles.startTitle}>
            <Translate id="site.search.opened" description="Title of the pages opened last">
              Recently opened
            </Translate>
          </p>
          <ul className={styles.opened}>
            {recent.pages.map(({url, title}) => (
              <li key={url}>
                <Link to={url} {...linkPresses(onLeave)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasRecent && (
        <p className={styles.forget}>
          <Translate id="site.search.device" description="Where recent searches are kept">
            Kept on this device only.
          </Translate>{' '}
          <button type="button" onClick={onForget}>
            <Translate id="site.search.forget" description="Button that clears recent searches">
              Clear
            </Translate>
          </button>
        </p>
      )}
      <SlashKeySwitch />
    </div>
  );
}
