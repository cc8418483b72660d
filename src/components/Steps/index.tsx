import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useRef} from 'react';
import Progress from './Progress';
import Step from './Step';
import {stepsOf} from './stepsOf';
import styles from './styles.module.css';
import {useTicks} from './useTicks';

/** All props but the steps are set by src/plugins/markup/remarkSteps when the page is compiled. */
interface Props {
  readonly anchor?: string;
  /** Text of the heading above, to distinguish the steps of several procedures on a page. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A procedure: a numbered list as large steps with anchors, to tick off one by one. */
export default function Steps({anchor, heading, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const steps = stepsOf(children).map((content, index) => {
    const number = index + 1;
    return {number, content, id: anchor && `${anchor}-step-${number}`};
  });
  const {isHydrated, done, toggle, reset} = useTicks(anchor ?? '', steps.length);
  const canTick = isHydrated && anchor !== undefined;
  const list = useRef<HTMLOListElement>(null);
  for (const {id} of steps) {
    collectAnchor(id);
  }
  const restart = (): void => {
    reset();
    // The button disappears with the ticks, and the focus would be lost with it.
    list.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  };
  return (
    <div className={styles.steps}>
      <ol ref={list}>
        {steps.map(({number, content, id}) => (
          <Step
            key={number}
            id={id}
            number={number}
            heading={heading}
            isDone={done.includes(number)}
            onToggle={canTick ? () => toggle(number) : undefined}
          >
            {content}
          </Step>
        ))}
      </ol>
      <div className={styles.foot}>
        {canTick && <Progress done={done.length} count={steps.length} onReset={restart} />}
      </div>
    </div>
  );
}
