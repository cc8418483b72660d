/** Whether an address is a file on the writer's own computer. */
export function isOnComputer(url: string): boolean {
  return /^(?:[a-z]:[\\/]|file:|~[\\/])/i.test(url);
}
