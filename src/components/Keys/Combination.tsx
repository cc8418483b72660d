import {Fragment, type ReactNode} from 'react';

/** Keys pressed together, joined by +. */
export default function Combination({labels}: {readonly labels: readonly string[]}): ReactNode {
  return (
    <span className="keys">
      {labels.map((label, position) => (
        <Fragment key={label}>
          {position > 0 && '\u00a0+\u00a0'}
          <kbd>{label}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
