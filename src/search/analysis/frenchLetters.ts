import {foldWord} from './foldWord';
import type {RawWord} from './splitWords';

const elidable = /^[cdjlmnst]$/;
/**
 * Letters that abbreviate the first words of a sentence: "c quoi" (c’est), "g perdu" (j’ai), "j
 * peux pas" (je).
 */
const spoken = /^[cdgjlmnst]$/;
/** After these a letter is a key, even if it could be an elision: "ctrl s enregistre". */
const held = new Set('alt cmd control controle ctrl maj shift'.split(' '));
/** After these even "a" and "y", otherwise words, are keys: Ctrl + A. */
const modifiers = new Set([...held, 'lettre', 'touche']);
/** If a query has one of these, a single letter in it is a key. */
export const keyboard = new Set([
  ...modifiers,
  ...'clavier command commande option pomme raccourci raccourcis touches'.split(' '),
]);

/** Whether a sentence begins with a single letter that abbreviates words and is not a key. */
export function beginsSpoken([first, ...rest]: readonly RawWord[]): boolean {
  if (!first || rest.length === 0 || rest[0]?.gap !== 'other') return false;
  return spoken.test(foldWord(first.text)) && !rest.some(({text}) => keyboard.has(foldWord(text)));
}

/** Whether a single letter is an elided word, with its apostrophe (l’étage) or without. */
export function isElision(letter: string, next: RawWord | undefined): boolean {
  if (!elidable.test(letter) || !next) return false;
  return (
    next.gap === 'apostrophe' || (next.gap === 'other' && /^[aeiouyh]/.test(foldWord(next.text)))
  );
}

/** Whether a single letter is a key: only after a modifier key, and never « à » or an elision. */
export function isPressed(raw: readonly RawWord[], index: number): boolean {
  const [before, letter, next] = [raw[index - 1], raw[index], raw[index + 1]];
  if (!/^[a-z]$/i.test(letter?.text ?? '') || next?.gap === 'apostrophe') return false;
  const isGrammar = /^[ay]$/i.test(letter?.text ?? '');
  return (isGrammar ? modifiers : held).has(foldWord(before?.text ?? ''));
}
