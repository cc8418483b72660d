/**
 * Limits for a picture in a page, as stated on `/syntax`.
 *
 * A page weighs about 20 kB (scripts/publishing/verifying/budgets.ts): one picture of 200 kB makes
 * it ten times as heavy and takes a second on a slow phone (1.6 Mbit/s). The text column is 740
 * pixels wide, so 1,600 are enough for screens with a pixel ratio of 2.
 */
export const pictureLimits = {bytes: 200_000, pixels: 1600} as const;
