import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import type {Input} from './input';
import type {Machine, State} from './Machine';
import Stage from './Stage';

interface Props<D, H, E> {
  readonly machine: Machine<D, H, E>;
  readonly state: State<D, H>;
  readonly language: Language;
  readonly helpId: string;
  readonly give: (input: Input) => void;
}

/** All drawings of a live figure: a part of its own, so that drawing is a task of its own too. */
export default function Stages<D, H, E>({
  machine,
  state,
  language,
  helpId,
  give,
}: Props<D, H, E>): ReactNode {
  const keys = typeof machine.keys === 'function' ? machine.keys(state) : machine.keys;
  return machine
    .drawings(state, language)
    .map((drawing, index) => (
      <Stage key={index} drawing={drawing} number={index} keys={keys} helpId={helpId} give={give} />
    ));
}
