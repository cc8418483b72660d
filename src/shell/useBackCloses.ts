import {useEffect} from 'react';
import {guardSteps} from './client/stepGuard';

/**
 * Has the browser's Back close what lies over the page, and stay on the page.
 *
 * @param isOpen whether it is open
 * @param close closes it
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => (isOpen ? guardSteps(close) : undefined), [isOpen, close]);
}
