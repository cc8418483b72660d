import {foldWord} from './foldWord';
import type {RawWord} from './splitWords';

const elidable = /^[cdjlmnst]$/;
/** Short for "c’est" and "j’ai", or elided, where sentences begin: "c quoi", "g perdu", "j peux pas". */
const spoken = /^[cdgjlmnst]$/;
/** After these a letter is a key, even one that could be an article cut short: "ctrl s enregistre". */
const held = new Set('alt cmd control controle ctrl maj shift'.split(' '));
/** After these, even "a" and "y" are keys: Ctrl + A. */
const modifiers = new Set([...held, 'lettre', 'touche']);
/** Words beside which a letter is a key of the keyboard. */
export const keyboard = new Set([
  ...modifiers,
  ...'clavier command commande option pomme raccourci raccourcis touches'.split(' '),
]);

/** Whether a sentence begins with a lone letter that is said, not pressed. */
export function beginsSpoken([first, ...rest]: readonly RawWord[]): boolean {
  if (!first || rest.length === 0 || rest[0]?.gap !== 'other') return false;
  return spoken.test(foldWord(first.text)) && !rest.some(({text}) => keyboard.has(foldWord(text)));
}

/** Whether a lone letter is an article cut short, with its apostrophe (l’étage) or without. */
export function isElision(letter: string, next: RawWord | undefined): boolean {
  if (!elidable.test(letter) || !next) return false;
  return (
    next.gap === 'apostrophe' || (next.gap === 'other' && /^[aeiouyh]/.test(foldWord(next.text)))
  );
}

/** Whether a letter is a key; written « à » or before an apostrophe it never is. */
export function isPressed(raw: readonly RawWord[], index: number): boolean {
  const [before, letter, next] = [raw[index - 1], raw[index], raw[index + 1]];
  if (!/^[a-z]$/i.test(letter?.text ?? '') || next?.gap === 'apostrophe') return false;
  const isGrammar = /^[ay]$/i.test(letter?.text ?? '');
  return (isGrammar ? modifiers : held).has(foldWord(before?.text ?? ''));
}
