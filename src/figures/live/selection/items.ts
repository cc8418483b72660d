import {type Frame, overlap, surrounds} from '../../geometry/frame';
import {add, type Point, point, subtract} from '../../geometry/point';
import type {Furniture} from '../../model/plan';

/** A piece of furniture, selectable unless it is locked or hidden. */
export interface Item extends Furniture {
  readonly barrier?: 'locked' | 'hidden';
  /** Items with the same group behave as one. */
  readonly groupId?: string;
}

export const edgeNames = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type EdgeName = (typeof edgeNames)[number];

/** The part of the room where furniture may be placed. */
export const floor: Frame = {min: point(125, 100), max: point(470, 585)};
export const manyItems = 20;

export const frameOf = (a: Point, b: Point): Frame => ({
  min: point(Math.min(a.x, b.x), Math.min(a.y, b.y)),
  max: point(Math.max(a.x, b.x), Math.max(a.y, b.y)),
});

/** The bounding box of an item: furniture is parallel to the walls. */
export function boundsOf({centre, widthCm, depthCm, angleDeg}: Item): Frame {
  const isAcross = Math.abs(angleDeg % 180) === 90;
  const half = point((isAcross ? depthCm : widthCm) / 2, (isAcross ? widthCm : depthCm) / 2);
  return {min: subtract(centre, half), max: add(centre, half)};
}

/** The bounding box of several items. */
export function boundsOfAll(items: readonly Item[]): Frame {
  const frames = items.map(boundsOf);
  return {
    min: point(
      Math.min(...frames.map(({min}) => min.x)),
      Math.min(...frames.map(({min}) => min.y)),
    ),
    max: point(
      Math.max(...frames.map(({max}) => max.x)),
      Math.max(...frames.map(({max}) => max.y)),
    ),
  };
}

/** The item with the selectable members of its group, in plan order. */
export const together = (items: readonly Item[], item: Item): readonly Item[] =>
  item.groupId === undefined
    ? [item]
    : items.filter(({groupId, barrier}) => groupId === item.groupId && barrier === undefined);

/** The given items as blocks that move as one, in selection order. */
export function blocksOf(items: readonly Item[], ids: readonly string[]): (readonly Item[])[] {
  const blocks: (readonly Item[])[] = [];
  for (const id of ids) {
    const item = items.find((other) => other.id === id);
    if (item && !blocks.some((block) => block.includes(item))) blocks.push(together(items, item));
  }
  return blocks;
}

/** What a rectangle selects and what it leaves out, by reason. */
export interface Catch {
  readonly taken: readonly Item[];
  /** Locked or hidden. */
  readonly barred: readonly Item[];
  /** Not entirely inside, or in a group that is not. */
  readonly cut: readonly Item[];
}

/** Selects what a rectangle fully surrounds, from whichever corner it was drawn. */
export function catchWith(items: readonly Item[], rectangle: Frame): Catch {
  const isInside = (item: Item): boolean => surrounds(rectangle, boundsOf(item));
  const free = items.filter(({barrier}) => barrier === undefined);
  const taken = free.filter((item) => together(items, item).every(isInside));
  return {
    taken,
    barred: items.filter((item) => item.barrier !== undefined && isInside(item)),
    cut: free.filter((item) => !taken.includes(item) && overlap(rectangle, boundsOf(item))),
  };
}

/** Moves items as one block, as far as the room allows. */
export function move(items: readonly Item[], ids: readonly string[], by: Point): readonly Item[] {
  const moved = items.filter(({id}) => ids.includes(id));
  if (moved.length === 0) return items;
  const {min, max} = boundsOfAll(moved);
  const hold = (wanted: number, low: number, high: number): number =>
    Math.min(Math.max(0, high), Math.max(Math.min(0, low), wanted));
  const x = hold(by.x, floor.min.x - min.x, floor.max.x - max.x);
  const y = hold(by.y, floor.min.y - min.y, floor.max.y - max.y);
  if (x === 0 && y === 0) return items;
  return items.map((item) =>
    moved.includes(item) ? {...item, centre: add(item.centre, point(x, y))} : item,
  );
}

/** The move that aligns one block with another. */
function shift(from: Frame, to: Frame, edge: EdgeName): Point {
  switch (edge) {
    case 'left':
      return point(to.min.x - from.min.x, 0);
    case 'right':
      return point(to.max.x - from.max.x, 0);
    case 'centre':
      return point((to.min.x + to.max.x - from.min.x - from.max.x) / 2, 0);
    case 'top':
      return point(0, to.min.y - from.min.y);
    case 'bottom':
      return point(0, to.max.y - from.max.y);
    case 'middle':
      return point(0, (to.min.y + to.max.y - from.min.y - from.max.y) / 2);
  }
}

/** Whether all blocks are aligned with the first one. */
export function isInLine(items: readonly Item[], ids: readonly string[], edge: EdgeName): boolean {
  const [reference, ...others] = blocksOf(items, ids).map(boundsOfAll);
  return others.every((block) => {
    const {x, y} = reference ? shift(block, reference, edge) : point(0, 0);
    return Math.hypot(x, y) < 0.01;
  });
}

/** Aligns blocks with the first one, which does not move, as far as the room allows. */
export function align(
  items: readonly Item[],
  ids: readonly string[],
  edge: EdgeName,
): readonly Item[] {
  const [reference, ...others] = blocksOf(items, ids);
  if (!reference) return items;
  return others.reduce(
    (aligned, block) =>
      move(
        aligned,
        block.map(({id}) => id),
        shift(boundsOfAll(block), boundsOfAll(reference), edge),
      ),
    items,
  );
}
