import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import type {Language} from '../../../product/language';
import figure from '../../Figure/styles.module.css';
import {heldKeys} from '../pointer/heldKeys';
import {useGuard} from '../pointer/useGuard';
import {usePointer} from '../pointer/usePointer';
import {answersTo} from './answersTo';
import type {Input} from './input';
import {keyName} from './keyName';
import type {Machine, State} from './Machine';
import styles from './styles.module.css';
import {svgTree} from './svgTree';

interface Props<D, I, E> {
  readonly machine: Machine<D, I, E>;
  readonly state: State<D, I>;
  readonly language: Language;
  readonly helpId: string;
  readonly give: (input: Input) => void;
}

/** Margin between the drawing, whose labels and lines come close to its edge, and its frame. */
const edgeUnits = 4;

/**
 * The drawing of a live figure, which handles the pointer and, if the machine has keys, the
 * keyboard. A separate component, so that React can render it as a task of its own.
 */
export default function Stage<D, I, E>({
  machine,
  state,
  language,
  helpId,
  give,
}: Props<D, I, E>): ReactNode {
  const {name, widthUnits, heightUnits, children} = machine.drawing(state, language);
  const keys = typeof machine.keys === 'function' ? machine.keys(state) : machine.keys;
  const svg = useRef<SVGSVGElement>(null);
  const pointerHandlers = usePointer(svg, give);
  const guard = useGuard();

  const onKeyDown = guard((event: KeyboardEvent): void => {
    if (!keys || !answersTo(keys, event)) return;
    event.preventDefault();
    give({kind: 'key', key: keyName(event), ...heldKeys(event)});
  });

  const picture = (
    <svg
      ref={svg}
      viewBox={`0 0 ${widthUnits} ${heightUnits}`}
      width={widthUnits}
      height={heightUnits}
      aria-hidden="true"
      {...pointerHandlers}
    >
      {svgTree(children)}
      <rect
        className={styles.edge}
        x={-edgeUnits}
        y={-edgeUnits}
        width={widthUnits + 2 * edgeUnits}
        height={heightUnits + 2 * edgeUnits}
      />
    </svg>
  );
  const className = `${figure.drawing} ${styles.stage}`;
  return (
    <div className={figure.panel}>
      {keys ? (
        <div
          role="application"
          aria-label={name}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated by keyboard
          tabIndex={0}
          className={className}
          onKeyDown={onKeyDown}
        >
          {picture}
        </div>
      ) : (
        <div role="img" aria-label={name} className={className}>
          {picture}
        </div>
      )}
    </div>
  );
}
