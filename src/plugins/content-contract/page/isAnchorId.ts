/** Whether an id is safe in an address: spaces and capitals get lost or changed when pasted. */
export function isAnchorId(id: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
}
