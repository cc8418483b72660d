import type {MouseEvent} from 'react';
import {isPlainClick} from '../../../isPlainClick';

interface LinkPresses {
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

const middleButton = 1;

/**
 * The presses of a link that are worth knowing.
 *
 * @param onHere called when the link is to open here
 * @param onElsewhere called when the browser opens it in a tab or a window of its own
 */
export function linkPresses(
  onHere: (event: MouseEvent) => void,
  onElsewhere?: () => void,
): LinkPresses {
  return {
    onClick: (event) => (isPlainClick(event) ? onHere(event) : onElsewhere?.()),
    onAuxClick: ({button}) => {
      // The right button asks for a menu.
      if (button === middleButton) onElsewhere?.();
    },
  };
}
