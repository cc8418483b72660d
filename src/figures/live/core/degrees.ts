import type {Language} from '../../../product/language';
import {decimal} from '../../views/words';

/** An angle as the plan displays it, with at most one decimal: `90°`, `22,5°`. */
export const degrees = (angleDeg: number, language: Language): string =>
  `${decimal(angleDeg, language, 1)}°`;
