import type {Language} from '../../product/language';

/**
 * Writes a scale: `1:100` in English, `1/100` in French.
 *
 * @param below the denominator: `100` for 1/100
 */
export const scaleText = (below: string, language: Language): string =>
  `${{en: '1:', fr: '1/'}[language]}${below}`;
