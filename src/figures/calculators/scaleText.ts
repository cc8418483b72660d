import type {Language} from '../../product/language';

/**
 * A scale as its language writes it: `1:100` in English, `1/100` in French.
 *
 * @param below what stands below the line: `100` for 1/100
 */
export const scaleText = (below: string, language: Language): string =>
  `${{en: '1:', fr: '1/'}[language]}${below}`;
