import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {type Chord, keys} from '../../product/keys';
import {usePageLanguage} from '../usePageLanguage';
import Combination from './Combination';

interface Props {
  readonly chords: readonly Chord[];
  /** Whether each chord is one part of the action, rather than an alternative. */
  readonly areParts: boolean | undefined;
}

/** Alternative key combinations joined by "or", or the parts of an action separated by commas. */
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
