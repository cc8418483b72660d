import {expect, it} from 'vitest';
import {brandPictures} from '../../shell-config/brandPictures';
import {fakeSite} from '../fakeSite';
import type {Picture} from '../pictures/Picture';
import {brand} from './brand';

const logo = 'static/img/brand/logo.svg';
const icon = 'static/img/brand/favicon.svg';
const touchIcon = 'static/apple-touch-icon.png';
const card = 'static/img/brand/card.png';

const good: Readonly<Record<string, Picture>> = {
  [logo]: {kind: 'SVG', size: {width: 32, height: 32}, bytes: 300},
  [icon]: {kind: 'SVG', size: {width: 32, height: 32}, bytes: 300},
  [touchIcon]: {kind: 'PNG', size: {width: 180, height: 180}, bytes: 600},
  [card]: {kind: 'PNG', size: {width: 1200, height: 630}, bytes: 34_000},
};

/** The faults when one of the brand's files is another picture, or missing. */
function faultsOf(file: string, change: Partial<Picture> | null) {
  const files = Object.keys(good).filter((one) => one !== file || change);
  const pictureOf = (one: string) => ({...(good[one] as Picture), ...(one === file && change)});
  return brand.check({
    ...fakeSite({}, files),
    pictureOf,
    brandPictures: Object.values(brandPictures),
  });
}

it('finds nothing wrong with pictures as they must be', () => {
  expect(faultsOf(logo, {})).toEqual([]);
});

it.each([
  [logo, null, `There is no ${logo}, which is shown in the bar of every page.`, 'under this name'],
  [icon, {kind: 'PNG'}, 'is named as SVG, and holds PNG', 'Export it as SVG'],
  [icon, {kind: null}, `${icon} holds no picture`, 'Export a picture as SVG'],
  [logo, {size: null}, `${logo} is cut short or damaged`, '</svg>'],
  [logo, {size: {width: 120, height: 32}}, 'measures 120 × 32', 'one width and height'],
  [logo, {bytes: 45_000}, `${logo} has 45 kB`, 'to 20 kB or fewer'],
  [touchIcon, null, `There is no ${touchIcon}`, 'under this name'],
  [touchIcon, {size: {width: 64, height: 64}}, 'has 64 × 64 pixels', 'Draw it at 180 × 180'],
  [card, null, `There is no ${card}`, 'under this name'],
  [card, {kind: 'JPEG'}, 'is named as PNG, and holds JPEG', 'Export it as PNG'],
  [card, {size: {width: 1100, height: 630}}, 'has 1100 × 630 pixels', 'Draw it at 1200 × 630'],
  [card, {size: {width: 1200, height: 600}}, 'has 1200 × 600 pixels', 'Draw it at 1200 × 630'],
  [card, {bytes: 1_000_000}, `${card} has 1000 kB`, 'to 300 kB or fewer'],
])('finds %s as %o', (file, change, what, remedy) => {
  expect(faultsOf(file, change)).toEqual([
    {
      file,
      line: 1,
      column: 1,
      rule: 'brand',
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});
