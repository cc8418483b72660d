type Device = Pick<Navigator, 'platform' | 'userAgent'>;

/**
 * Whether a device has Mac keys (Cmd, Option). iPhones and iPads count: their keyboards have them
 * too.
 */
export function hasMacKeys({platform, userAgent}: Device): boolean {
  return /Mac|iPhone|iPad|iPod/.test(`${platform} ${userAgent}`);
}
