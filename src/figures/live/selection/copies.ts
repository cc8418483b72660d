import {point} from '../../geometry/point';
import {type Item, move} from './items';

const copyOffset = point(30, 30);

/** Duplicates items next to the originals; copies of a group form a new group. */
export function copies(items: readonly Item[], ids: readonly string[]): readonly Item[] {
  const originals = items.filter(({id}) => ids.includes(id));
  const copied = originals.map((item, index): Item => {
    const {groupId, ...alone} = item;
    const copy = {...alone, id: `copy-${items.length + index}`};
    const isGroup = originals.some((other) => other !== item && other.groupId === groupId);
    return groupId !== undefined && isGroup
      ? {...copy, groupId: `${groupId}-${items.length}`}
      : copy;
  });
  const copiedIds = copied.map(({id}) => id);
  const placed = move(copied, copiedIds, copyOffset);
  return placed === copied ? move(copied, copiedIds, point(-30, -30)) : placed;
}
