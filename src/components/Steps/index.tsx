import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useRef} from 'react';
import Progress from './Progress';
import Step from './Step';
import {stepsOf} from './stepsOf';
import styles from './styles.module.css';
import {useTicks} from './useTicks';

/** All but the steps is put there when the page is compiled, by src/plugins/markup/remarkSteps. */
interface Props {
  readonly anchor?: string;
  /** Words of the heading above: several procedures of a page have a first step. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A procedure: the numbered list of a page, as large steps with links, to tick as one goes. */
export default function Steps({anchor, heading, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const steps = stepsOf(children).map((content, index) => {
    const number = index + 1;
    return {number, content, id: anchor && `${anchor}-step-${number}`};
  });
  const {isLive, done, toggle, reset} = useTicks(anchor ?? '', steps.length);
  const canTick = isLive && anchor !== undefined;
  const list = useRef<HTMLOListElement>(null);
  for (const {id} of steps) {
    collectAnchor(id);
  }
  const restart = (): void => {
    reset();
    // The button goes away with the ticks, and would take the focus with it.
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
