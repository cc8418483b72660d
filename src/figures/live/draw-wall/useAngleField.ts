import {type RefObject, useEffect, useRef} from 'react';
import type {Outline} from './model';

interface AngleField {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onBlur: () => void;
}

/**
 * Takes the focus to the angle when it is asked for in the plan, and back to the plan once the wall
 * stands, where the length of the next one is typed.
 *
 * @param calls how often the angle was asked for
 */
export function useAngleField(calls: number, document: Outline): AngleField {
  const field = useRef<HTMLInputElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (calls === 0) return;
    origin.current = globalThis.document.activeElement as HTMLElement | null;
    field.current?.focus();
  }, [calls]);
  // A document that changed is a wall set.
  useEffect(() => origin.current?.focus(), [document]);
  return {
    field,
    onBlur: () => {
      origin.current = null;
    },
  };
}
