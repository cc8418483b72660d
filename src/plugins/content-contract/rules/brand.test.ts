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

it('accepts valid pictures', () => {
  expect(faultsOf(logo, {})).toEqual([]);
});

it.each([
  [logo, null, `${logo}, which is shown in the bar of every page, is missing.`, 'with this name'],
  [icon, {kind: 'PNG'}, 'has the extension of SVG, but its content is PNG', 'Export it as SVG'],
  [icon, {kind: null}, `${icon} is not a picture`, 'Export a picture as SVG'],
  [logo, {size: null}, `${logo} is cut short or damaged`, '</svg>'],
  [
    logo,
    {size: {width: 120, height: 32}},
    'measures 120 × 32',
    'width and the height of its viewBox equal',
  ],
  [
    logo,
    {bytes: 45_000},
    `${logo}, which is shown in the bar of every page, has 45 kB`,
    'get 20 kB at most',
  ],
  [touchIcon, null, `${touchIcon}, which is shown`, 'with this name'],
  [touchIcon, {size: {width: 64, height: 64}}, 'has 64 × 64 pixels', 'Draw it at 180 × 180'],
  [card, null, `${card}, which is shown`, 'with this name'],
  [card, {kind: 'JPEG'}, 'has the extension of PNG, but its content is JPEG', 'Export it as PNG'],
  [card, {size: {width: 1100, height: 630}}, 'has 1100 × 630 pixels', 'Draw it at 1200 × 630'],
  [card, {size: {width: 1200, height: 600}}, 'has 1200 × 600 pixels', 'Draw it at 1200 × 630'],
  [
    card,
    {bytes: 1_000_000},
    `${card}, which is shown beside shared links, has 1000 kB`,
    'get 300 kB at most',
  ],
])('reports %s as %o', (file, change, what, remedy) => {
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
