import type {Bilingual} from './language';

// Facts of the product, each defined once: limits and defaults. Articles quote them by name (`<Fact
// name="…" />`), so a change of the product is a change of this file. Labels, keys and shortcuts
// are in separate files, so that browsers load only what a page needs.

/** A fact with its unit; `formatFact` formats it for each language. */
export type Fact =
  | {readonly kind: 'metres'; readonly lengthCm: number}
  | {readonly kind: 'centimetres'; readonly lengthCm: number}
  | {readonly kind: 'centimetreRange'; readonly minCm: number; readonly maxCm: number}
  | {readonly kind: 'degrees'; readonly angleDeg: number}
  | {readonly kind: 'percent'; readonly percent: number}
  | {readonly kind: 'days'; readonly days: number}
  | {readonly kind: 'minutes'; readonly minutes: number}
  | {readonly kind: 'months'; readonly months: number}
  | {readonly kind: 'years'; readonly years: number}
  | {readonly kind: 'count'; readonly count: number}
  | {readonly kind: 'text'; readonly text: Bilingual};

export const facts = {
  snapAngleStep: {kind: 'degrees', angleDeg: 15},
  partitionThickness: {kind: 'metres', lengthCm: 10},
  outerWallThickness: {kind: 'metres', lengthCm: 20},
  wallHeight: {kind: 'metres', lengthCm: 250},
  roomAreaRounding: {kind: 'text', text: {en: '0.01 m²', fr: '0,01 m²'}},
  headClearance: {kind: 'metres', lengthCm: 190},
  stairStride: {kind: 'centimetreRange', minCm: 60, maxCm: 64},
  stairRiser: {kind: 'centimetreRange', minCm: 13, maxCm: 21},
  stairTreadMin: {kind: 'centimetres', lengthCm: 21},
  terrainLevel: {kind: 'centimetres', lengthCm: -12},
  terraceLevel: {kind: 'centimetres', lengthCm: -2},
  surfaceOffset: {kind: 'centimetreRange', minCm: 1, maxCm: 2},
  backgroundFormats: {kind: 'text', text: {en: 'JPG, PNG or PDF', fr: 'JPG, PNG ou PDF'}},
  backgroundOpacityMin: {kind: 'percent', percent: 40},
  backgroundOpacityMax: {kind: 'percent', percent: 60},
  calibrationTolerance: {kind: 'percent', percent: 1},
  scanResolution: {kind: 'text', text: {en: '200 to 300 dpi', fr: '200 à 300 ppp'}},
  accountDeletionDelay: {kind: 'days', days: 30},
  resetEmailWait: {kind: 'minutes', minutes: 15},
  erasureAnswerDelay: {kind: 'months', months: 1},
  erasureAnswerMaxDelay: {kind: 'months', months: 3},
  invoiceRetention: {kind: 'years', years: 10},
  passwordLengthMixed: {kind: 'count', count: 12},
  passwordLengthLetters: {kind: 'count', count: 14},
  passphraseWords: {kind: 'count', count: 7},
  chromeWithoutSoftwareRendering: {kind: 'count', count: 139},
  edgeWithoutSoftwareRendering: {kind: 'count', count: 144},
  activeWebglContexts: {kind: 'count', count: 16},
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;
