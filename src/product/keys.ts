import type {Bilingual} from './language';

/** Names printed on keys, and gestures that combine with them. */
export const keys = {
  ctrl: {en: 'Ctrl', fr: 'Ctrl'},
  shift: {en: 'Shift', fr: 'Maj'},
  alt: {en: 'Alt', fr: 'Alt'},
  cmd: {en: 'Cmd', fr: 'Cmd'},
  option: {en: 'Option', fr: 'Option'},
  escape: {en: 'Esc', fr: 'Échap'},
  enter: {en: 'Enter', fr: 'Entrée'},
  tab: {en: 'Tab', fr: 'Tab'},
  space: {en: 'Space', fr: 'Espace'},
  backspace: {en: 'Backspace', fr: 'Retour arrière'},
  delete: {en: 'Delete', fr: 'Suppr'},
  macDelete: {en: 'Delete\u00a0⌫', fr: 'Supprimer\u00a0⌫'},
  arrows: {en: 'arrow keys', fr: 'flèches'},
  capsLock: {en: 'Caps Lock', fr: 'Verr Maj'},
  fn: {en: 'fn', fr: 'fn'},
  plus: {en: '+', fr: '+'},
  minus: {en: '−', fr: '−'},
  zero: {en: '0', fr: '0'},
  questionMark: {en: '?', fr: '?'},
  click: {en: 'click', fr: 'clic'},
  doubleClick: {en: 'double-click', fr: 'double-clic'},
  drag: {en: 'drag', fr: 'glisser'},
  rightButton: {en: 'right button', fr: 'bouton droit'},
  wheel: {en: 'wheel', fr: 'molette'},
  wheelHeld: {en: 'wheel held down', fr: 'molette enfoncée'},
  pinch: {en: 'two-finger pinch', fr: 'pincement à deux doigts'},
  a: {en: 'A', fr: 'A'},
  c: {en: 'C', fr: 'C'},
  d: {en: 'D', fr: 'D'},
  g: {en: 'G', fr: 'G'},
  q: {en: 'Q', fr: 'Q'},
  s: {en: 'S', fr: 'S'},
  v: {en: 'V', fr: 'V'},
  w: {en: 'W', fr: 'W'},
  x: {en: 'X', fr: 'X'},
  y: {en: 'Y', fr: 'Y'},
  z: {en: 'Z', fr: 'Z'},
} as const satisfies Record<string, Bilingual>;

export type KeyName = keyof typeof keys;
/** Keys pressed together. */
export type Chord = readonly KeyName[];
