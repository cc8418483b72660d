import {type PointerEvent, type RefObject, useMemo, useRef} from 'react';
import {hasMacKeys} from '../../../hasMacKeys';
import type {Point} from '../../geometry/point';
import type {PointerInput} from '../core/input';
import {heldKeys} from './heldKeys';
import {isDoubleTap, type TapPlace} from './isDoubleTap';
import {type PointerChange, type Press, pressAfter} from './pressAfter';
import {useAimAgain} from './useAimAgain';
import {useGuard} from './useGuard';
import {useHoldPage} from './useHoldPage';
import {useSoon} from './useSoon';

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

type Handler = (event: PointerEvent<SVGSVGElement>) => void;
interface PointerHandlers {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
  readonly onLostPointerCapture: Handler;
  readonly onPointerLeave: Handler;
}

/** Sends further events of the pressed pointer to the drawing, even outside it. */
function capture({currentTarget, pointerId}: PointerEvent<SVGSVGElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // Throws for a pen lifted meanwhile or for synthetic events: the press continues without
    // capture.
  }
}

/** Turns mouse, finger and pen events on a drawing into inputs, with at most one move per frame. */
export function usePointer(
  svg: RefObject<SVGSVGElement | null>,
  give: (input: PointerInput) => void,
): PointerHandlers {
  const press = useRef<Press | undefined>(undefined);
  const tapped = useRef<TapPlace | undefined>(undefined);
  const last = useRef<PointerInput | undefined>(undefined);
  const guard = useGuard();
  const {soon, flush} = useSoon(give);
  useAimAgain(last, soon);
  const isPages = useHoldPage(svg);

  return useMemo(() => {
    const inputOf = (
      event: PointerEvent<SVGSVGElement>,
      phase: PointerInput['phase'],
      grip: string | undefined,
    ): PointerInput | undefined => {
      const at = svg.current && unitsAt(svg.current, event.clientX, event.clientY);
      if (!at) return undefined;
      return {
        kind: 'pointer',
        phase,
        at,
        ...(grip !== undefined && {grip}),
        isTouch: event.pointerType === 'touch',
        ...heldKeys(event),
      };
    };
    const isSecondTap = (event: PointerEvent<SVGSVGElement>): boolean => {
      const place = {x: event.clientX, y: event.clientY, atMs: event.timeStamp};
      const isDouble = isDoubleTap(tapped.current, place);
      tapped.current = isDouble ? undefined : place;
      return isDouble;
    };
    const handle = (change: PointerChange): Handler =>
      guard((event) => {
        const isMac = hasMacKeys(navigator);
        const under = gripOf(event.target);
        const {press: after, told} = pressAfter(press.current, change, event, under, isMac);
        press.current = after;
        for (const {phase, grip} of told) {
          if (phase === 'drag' && event.pointerType === 'touch' && isPages.current) continue;
          if (phase === 'down' && event.pointerType !== 'touch') capture(event);
          const input = inputOf(event, phase, grip);
          if (!input) continue;
          last.current = input;
          if (phase === 'hover' || phase === 'drag') soon(input);
          else {
            flush();
            give(phase === 'tap' && isSecondTap(event) ? {...input, isDouble: true} : input);
          }
        }
      });
    return {
      onPointerDown: handle('down'),
      onPointerMove: handle('move'),
      onPointerUp: handle('up'),
      onPointerCancel: handle('lost'),
      onLostPointerCapture: handle('lost'),
      onPointerLeave: handle('leave'),
    };
  }, [svg, give, soon, flush, guard, isPages]);
}
