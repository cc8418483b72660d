/** What a browser tells of the computer it runs on. */
type Device = Pick<Navigator, 'platform' | 'userAgent'>;

/** Whether the keys of a device are those of a Mac: iPhones and iPads take them too. */
export function hasMacKeys({platform, userAgent}: Device): boolean {
  return /Mac|iPhone|iPad|iPod/.test(`${platform} ${userAgent}`);
}
