/** Whether an id can stand in an address: a space or a capital is lost or changed where it is pasted. */
export function isAnchorId(id: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
}
