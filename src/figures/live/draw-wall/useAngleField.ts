import {type RefObject, useEffect, useRef} from 'react';
import type {Outline} from './model';

interface AngleField {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onBlur: () => void;
}

/**
 * Moves the focus to the angle field when the plan requests it, and back to the plan once the wall
 * is placed, where the next length is typed.
 *
 * @param calls number of requests so far
 */
export function useAngleField(calls: number, document: Outline): AngleField {
  const field = useRef<HTMLInputElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (calls === 0) return;
    origin.current = globalThis.document.activeElement as HTMLElement | null;
    field.current?.focus();
  }, [calls]);
  // A change of the document means that a wall was placed.
  useEffect(() => origin.current?.focus(), [document]);
  return {
    field,
    onBlur: () => {
      origin.current = null;
    },
  };
}
