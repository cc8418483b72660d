import {createElement, type ReactElement, type ReactNode, useLayoutEffect, useState} from 'react';
import {createHistory} from './createHistory';
import {RouterContext} from './RouterContext';

/** Gives the page below it the history of the browser and where in it the reader is. */
export function BrowserRouter({children}: {readonly children?: ReactNode}): ReactElement {
  const [history] = useState(createHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // The reader, or a <Redirect> below, may have gone on before anyone listened.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  return createElement(RouterContext, {value: {history, location}}, children);
}
