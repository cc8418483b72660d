import {createElement, type ReactElement, type ReactNode, useLayoutEffect, useState} from 'react';
import {createHistory} from './createHistory';
import {RouterContext} from './RouterContext';

/** Provides the history of the browser and the current location. */
export function BrowserRouter({children}: {readonly children?: ReactNode}): ReactElement {
  const [history] = useState(createHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // A `<Redirect>` below, or the reader, may have navigated before this effect subscribed.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  return createElement(RouterContext, {value: {history, location}}, children);
}
