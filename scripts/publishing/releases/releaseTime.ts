/** The time in the name of a release, in milliseconds. */
export function releaseTime(id: string): number {
  const [, date, hours, minutes, seconds] = /^(\d{8})T(\d\d)(\d\d)(\d{5})Z/.exec(id) ?? [];
  if (!date || !seconds) {
    return 0;
  }
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return Date.parse(`${day}T${hours}:${minutes}:${seconds.slice(0, 2)}.${seconds.slice(2)}Z`);
}
