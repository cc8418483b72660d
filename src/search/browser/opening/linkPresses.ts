import type {MouseEvent} from 'react';
import {isPlainClick} from '../../../isPlainClick';

interface LinkPresses {
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

const middleButton = 1;

/**
 * Click handlers that tell apart opening a link here and in a new tab.
 *
 * @param onHere called when the link is to open in this tab
 * @param onElsewhere called when the browser opens it in a new tab or window
 */
export function linkPresses(
  onHere: (event: MouseEvent) => void,
  onElsewhere?: () => void,
): LinkPresses {
  return {
    onClick: (event) => (isPlainClick(event) ? onHere(event) : onElsewhere?.()),
    onAuxClick: ({button}) => {
      // `auxclick` also reports the right button, which only opens the context menu.
      if (button === middleButton) onElsewhere?.();
    },
  };
}
