import type {Item} from './items';

/**
 * Groups or ungroups items. It always applies to all the groups that they belong to, including
 * locked or hidden members.
 *
 * @returns the same array when nothing changes
 */
export function regroup(
  items: readonly Item[],
  ids: readonly string[],
  isGroup: boolean,
): readonly Item[] {
  const groupIds = items.flatMap(({id, groupId}) => (ids.includes(id) && groupId ? [groupId] : []));
  const members = items.filter(
    ({id, groupId}) => ids.includes(id) || (groupId !== undefined && groupIds.includes(groupId)),
  );
  const joined = members.map(({id}) => id).sort();
  const groupId = isGroup ? joined.join('+') : undefined;
  if (members.every((item) => item.groupId === groupId)) return items;
  return items.map((item) => {
    if (!members.includes(item)) return item;
    const {groupId: _, ...alone} = item;
    return groupId === undefined ? alone : {...alone, groupId};
  });
}
