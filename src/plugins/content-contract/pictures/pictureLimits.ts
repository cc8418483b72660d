/**
 * What a picture in a page may cost; `/syntax` tells writers so.
 *
 * A page has about 20 kB (scripts/publishing/verifying/budgets.ts): one picture of 200 kB makes it
 * ten times as heavy, and takes a second on a slow phone (1.6 Mbit/s). The text column is 740 pixels
 * wide: 1,600 are enough for screens with two pixels to each.
 */
export const pictureLimits = {bytes: 200_000, pixels: 1600} as const;
