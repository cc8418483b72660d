import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import figure from '../../Figure/styles.module.css';
import {answersTo} from './answersTo';
import {heldKeys} from './heldKeys';
import type {Input} from './input';
import type {LiveDrawing} from './Machine';
import styles from './styles.module.css';
import {svgTree} from './svgTree';
import {useGuard} from './useGuard';
import {usePointer} from './usePointer';

interface Props {
  readonly drawing: LiveDrawing;
  readonly number: number;
  /** Keys that the drawing answers to: with any, it takes the focus. */
  readonly keys: readonly string[] | undefined;
  readonly helpId: string;
  readonly give: (input: Input) => void;
}

/** One drawing that answers to the pointer and, when it has keys, to the keyboard. */
export default function Stage({drawing, number, keys, helpId, give}: Props): ReactNode {
  const {title, name, widthUnits, heightUnits, children} = drawing;
  const svg = useRef<SVGSVGElement>(null);
  const pointerHandlers = usePointer(svg, number, give);
  const guard = useGuard();

  const onKeyDown = guard((event: KeyboardEvent): void => {
    if (!keys || !answersTo(keys, event)) return;
    event.preventDefault();
    give({kind: 'key', key: event.key, ...heldKeys(event)});
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
    </svg>
  );
  const className = `${figure.drawing} ${styles.stage}`;
  return (
    <div className={figure.panel}>
      {title && <p className={figure.panelTitle}>{title}</p>}
      {keys ? (
        <div
          role="application"
          aria-label={name}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is worked with keys
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
