import {useCallback, useState} from 'react';

type Handler<Event> = (event: Event) => void;

/**
 * Has what handlers of events throw thrown again while the figure is drawn: there its boundary
 * catches it, and the still drawing comes back.
 *
 * @returns wraps a handler
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
