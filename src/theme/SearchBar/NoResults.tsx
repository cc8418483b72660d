// Part of @theme/SearchBar: advice when there are no results.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SupportLink from '../../components/MainSiteLink/SupportLink';
import {linkPresses} from '../../search/browser/opening/linkPresses';
import {cutTo} from '../../search/browser/results/cutTo';
import type {SearchAnswer} from '../../search/SearchAnswer';
import styles from './results.module.css';
import Unmatched from './Unmatched';

interface Props {
  readonly answer: SearchAnswer;
  readonly onLeave?: () => void;
}

export default function NoResults({answer, onLeave}: Props): ReactNode {
  const shown = cutTo(60, answer.query.trim(), '…');
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>
        {translate(
          {
            id: 'site.search.nothing',
            message: 'Nothing found for “{query}”',
            description: 'Shown when no page answers the query',
          },
          {query: shown},
        )}
      </p>
      {/* When no word of the query is known, the title is enough. */}
      {answer.words.some(({isKnown}) => isKnown) && <Unmatched words={answer.words} />}
      <p>
        <Translate
          id="site.search.tried"
          description="What was tried, before the advice when no page answers the query"
        >
          Every page was searched, with synonyms and similar spellings too.
        </Translate>{' '}
        {answer.words.length > 1 ? (
          <Translate id="site.search.advice" description="Advice when no page answers the query">
            Try fewer words, or the name of what you see on the screen.
          </Translate>
        ) : (
          <Translate
            id="site.search.adviceOfOneWord"
            description="Advice when no page answers a query of one word"
          >
            Try the name of what you see on the screen.
          </Translate>
        )}
      </p>
      <p className={styles.nothingLead}>
        <Translate id="site.search.perhaps" description="Before pages to try instead">
          These pages may help:
        </Translate>
      </p>
      <ul>
        {answer.suggestions.map(({url, title}) => (
          <li key={url}>
            <Link to={url} {...(onLeave && linkPresses(onLeave))}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <SupportLink />
        </li>
      </ul>
    </div>
  );
}
