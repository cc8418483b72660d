/** Whether an address is that of a file on the computer of who wrote it. */
export function isOnComputer(url: string): boolean {
  return /^(?:[a-z]:[\\/]|file:|~[\\/])/i.test(url);
}
