// Part of @theme/SearchBar: the content of the dialog below its field.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchState} from '../../search/browser/asking/searchState';
import {linkPresses} from '../../search/browser/opening/linkPresses';
import {useSearchPageUrl} from '../../search/browser/page/useSearchPageUrl';
import type {Option} from '../../search/browser/results/optionsOf';
import type {Recent} from '../../search/browser/results/recent';
import type {RecentMemory} from '../../search/browser/results/useRecent';
import type {SearchAnswer} from '../../search/SearchAnswer';
import Failed from './Failed';
import NoResults from './NoResults';
import Results from './Results';
import styles from './results.module.css';
import Start from './Start';
import Unmatched from './Unmatched';

interface Props {
  readonly state: SearchState;
  readonly listId: string;
  readonly active: number;
  readonly recent: Recent;
  readonly onHover: (index: number) => void;
  readonly onOpen: (option: Option) => void;
  /** Called when the browser opens an option in a new tab or window. */
  readonly onElsewhere: (answer: SearchAnswer, option: Option) => void;
  readonly onQuery: (query: string) => void;
  readonly onRemember: RecentMemory['remember'];
  readonly onForget: () => void;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

export default function Panel({state, ...props}: Props): ReactNode {
  const searchPageUrl = useSearchPageUrl();
  if (state.kind === 'failed') return <Failed onRetry={props.onRetry} />;
  const {recent, onQuery, onForget, onLeave} = props;
  const start = <Start recent={recent} onQuery={onQuery} onForget={onForget} onLeave={onLeave} />;
  if (state.kind === 'idle') return start;
  const isWaiting = state.kind === 'waiting';
  const answer = isWaiting ? state.previous : state.answer;
  // Stays while the reader keeps typing: it would flicker if it were hidden at each letter.
  if (answer?.isOnlyBegun) return start;
  if (!answer) return null;
  if (answer.hits.length === 0) return <NoResults answer={answer} onLeave={onLeave} />;
  const keepQuery = (): void => props.onRemember(answer.query);
  const leave = (): void => {
    keepQuery();
    onLeave();
  };
  return (
    <>
      <Unmatched words={answer.words} />
      <Results
        id={props.listId}
        hits={answer.hits}
        active={isWaiting ? -1 : props.active}
        onHover={props.onHover}
        onOpen={props.onOpen}
        onElsewhere={(option) => props.onElsewhere(answer, option)}
      />
      <p className={styles.foot}>
        <Link to={searchPageUrl(answer.query.trim())} {...linkPresses(leave, keepQuery)}>
          <Translate id="theme.SearchBar.seeAll" description="Link to the search page">
            See all results
          </Translate>
        </Link>
      </p>
    </>
  );
}
