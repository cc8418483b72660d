import {useLayoutEffect} from 'react';
import {useHistory} from './RouterContext';

interface Props {
  readonly to: string;
  readonly push?: boolean;
}

/** Navigates to an address as soon as it is mounted. */
export function Redirect({to, push = false}: Props): null {
  const history = useHistory();
  useLayoutEffect(() => (push ? history.push : history.replace)(to), [history, push, to]);
  return null;
}
