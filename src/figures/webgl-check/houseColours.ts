import type {Material} from './houseBoxes';

/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/**
 * Parses a colour of the style sheet.
 *
 * @param hex `#rgb` or `#rrggbb`
 * @returns a medium grey for anything else
 */
export function readHex(hex: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return [0.5, 0.5, 0.5];
  const size = digits.length / 3;
  const channel = (index: number): number =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16) / 255;
  return [channel(0), channel(1), channel(2)];
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  [0, 1, 2].map(
    (index) => (one[index] as number) * share + (other[index] as number) * (1 - share),
  ) as unknown as Rgb;

/**
 * The colours of the house: mixes of the tokens of the page, as in the drawings.
 *
 * @param token returns the value of a custom property by name
 */
export function houseColours(token: (name: string) => string): Readonly<Record<Material, Rgb>> {
  const read = (name: string): Rgb => readHex(token(`--site-${name}`));
  const surface = read('surface');
  return {
    grass: mix(read('success'), surface, 0.28),
    wood: mix(read('caution'), surface, 0.34),
    floor: mix(read('accent'), surface, 0.14),
    wall: mix(read('ink'), surface, 0.06),
    cut: read('ink'),
    stair: mix(read('dimension'), surface, 0.35),
  };
}
