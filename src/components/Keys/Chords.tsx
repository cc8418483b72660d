import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Chord} from '../../product';
import Key from './Key';

interface Props {
  readonly chords: readonly Chord[];
}

/** Keys pressed together joined by +, alternatives joined by the word "or". */
export default function Chords({chords}: Props): ReactNode {
  const or = translate({
    id: 'site.keys.or',
    message: 'or',
    description: 'Between two shortcuts that do the same',
  });
  return chords.map((chord, index) => (
    <Fragment key={chord.join('+')}>
      {index > 0 && ` ${or} `}
      <span className="keys">
        {chord.map((key, position) => (
          <Fragment key={key}>
            {position > 0 && '\u00a0+\u00a0'}
            <Key name={key} />
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}
