import type {Language} from '../../../product/language';

/** An angle as the plan shows it, with a decimal where there is one: `90°`, `22,5°`. */
export const degrees = (angleDeg: number, language: Language): string =>
  `${new Intl.NumberFormat(language, {maximumFractionDigits: 1}).format(angleDeg)}°`;
