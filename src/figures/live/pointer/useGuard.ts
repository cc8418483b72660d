import {useCallback, useState} from 'react';

type Handler<Event> = (event: Event) => void;

/**
 * Rethrows errors of event handlers during rendering, where the error boundary of the figure
 * catches them and restores the static drawing.
 *
 * @returns a function that wraps a handler
 */
export function useGuard(): <Event>(handler: Handler<Event>) => Handler<Event> {
  const [, update] = useState(null);
  return useCallback(
    (handler) => (event) => {
      try {
        handler(event);
      } catch (error) {
        update(() => {
          throw error;
        });
      }
    },
    [],
  );
}
