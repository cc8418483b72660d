import {type PointerEvent, type RefObject, useEffect, useMemo, useRef} from 'react';
import type {Point} from '../../geometry/point';
import type {PointerInput} from './input';
import {isDoubleTap, type TapPlace} from './isDoubleTap';

/** A press that moves less than this is a tap, in CSS pixels. */
const tapSlopPx = 8;

function unitsAt(svg: SVGSVGElement, x: number, y: number): Point | undefined {
  const matrix = svg.getScreenCTM();
  if (!matrix) return undefined;
  const placed = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return {x: placed.x, y: placed.y};
}

const gripOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-grip]')?.getAttribute('data-grip') ?? undefined)
    : undefined;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly grip: string | undefined;
  hasMoved: boolean;
}

type Handler = (event: PointerEvent<SVGSVGElement>) => void;
export interface PointerHandlers {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
  readonly onPointerLeave: Handler;
}

/** Turns what mouse, finger and pen do on a drawing into inputs: one move a frame at most. */
export function usePointer(
  svg: RefObject<SVGSVGElement | null>,
  drawing: number,
  give: (input: PointerInput) => void,
): PointerHandlers {
  const press = useRef<Press | undefined>(undefined);
  const tapped = useRef<TapPlace | undefined>(undefined);
  const waiting = useRef<{frame: number; input: PointerInput} | undefined>(undefined);
  useEffect(() => () => cancelAnimationFrame(waiting.current?.frame ?? 0), []);
  useEffect(() => {
    const element = svg.current;
    // A finger on something to drag must not scroll; browsers overlook `touch-action` inside SVG.
    const holdPage = (event: TouchEvent): void => {
      if (event.target instanceof Element && event.target.matches('.grip')) event.preventDefault();
    };
    element?.addEventListener('touchstart', holdPage, {passive: false});
    return () => element?.removeEventListener('touchstart', holdPage);
  }, [svg]);

  return useMemo(() => {
    const inputOf = (
      event: PointerEvent<SVGSVGElement>,
      phase: PointerInput['phase'],
    ): PointerInput | undefined => {
      const at = svg.current && unitsAt(svg.current, event.clientX, event.clientY);
      if (!at) return undefined;
      const grip = press.current ? press.current.grip : gripOf(event.target);
      return {
        kind: 'pointer',
        phase,
        at,
        drawing,
        ...(grip !== undefined && {grip}),
        isTouch: event.pointerType === 'touch',
        isSuspending: event.altKey || event.metaKey,
        isExtending: event.shiftKey,
      };
    };
    const flush = (): void => {
      if (!waiting.current) return;
      cancelAnimationFrame(waiting.current.frame);
      const {input} = waiting.current;
      waiting.current = undefined;
      give(input);
    };
    const now = (event: PointerEvent<SVGSVGElement>, phase: PointerInput['phase']): void => {
      flush();
      const input = inputOf(event, phase);
      if (input) give(input);
    };
    const tap = (event: PointerEvent<SVGSVGElement>): void => {
      const place = {x: event.clientX, y: event.clientY, atMs: event.timeStamp};
      const isDouble = isDoubleTap(tapped.current, place);
      tapped.current = isDouble ? undefined : place;
      const input = inputOf(event, 'tap');
      if (input) give(isDouble ? {...input, isDouble} : input);
    };
    return {
      onPointerDown(event) {
        if (event.button !== 0) return;
        press.current = {
          x: event.clientX,
          y: event.clientY,
          grip: gripOf(event.target),
          hasMoved: false,
        };
        if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
        now(event, 'down');
      },
      onPointerMove(event) {
        const pressed = press.current;
        if (
          pressed &&
          Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > tapSlopPx
        ) {
          pressed.hasMoved = true;
        }
        const input = inputOf(event, pressed ? 'drag' : 'hover');
        if (!input) return;
        cancelAnimationFrame(waiting.current?.frame ?? 0);
        waiting.current = {input, frame: requestAnimationFrame(flush)};
      },
      onPointerUp(event) {
        const pressed = press.current;
        if (!pressed) return;
        now(event, 'up');
        if (!pressed.hasMoved) tap(event);
        press.current = undefined;
      },
      onPointerCancel(event) {
        now(event, 'leave');
        press.current = undefined;
      },
      onPointerLeave(event) {
        if (!press.current) now(event, 'leave');
      },
    };
  }, [svg, drawing, give]);
}
