import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {type Chord, keys} from '../../product/keys';
import {usePageLanguage} from '../usePageLanguage';
import Combination from './Combination';

interface Props {
  readonly chords: readonly Chord[];
  /** Whether each does a part of the action. */
  readonly areParts: boolean | undefined;
}

/** Combinations that do the same, joined by the word "or", or the parts of an action, listed. */
export default function Chords({chords, areParts}: Props): ReactNode {
  const language = usePageLanguage();
  const or = translate({
    id: 'site.keys.or',
    message: 'or',
    description: 'Between two shortcuts that do the same',
  });
  return chords.map((chord, index) => (
    <Fragment key={chord.join('+')}>
      {index > 0 && (areParts ? ', ' : ` ${or} `)}
      <Combination labels={chord.map((key) => keys[key][language])} />
    </Fragment>
  ));
}
