import type {TypographyRule} from './Correction';

const ruleOf = (letters: string, text: string): TypographyRule => ({
  pattern: new RegExp(`${letters}(?=u|il)`, 'gu'),
  text,
  what: `${text} is written as two letters.`,
  remedy: 'Run npm run check -- --fix, which joins them: no keyboard has a key for it.',
});

/** French always uses the ligature in these words: nœud, œuvre, œil. */
export const frenchLigatures: readonly TypographyRule[] = [ruleOf('oe', 'œ'), ruleOf('O[eE]', 'Œ')];
