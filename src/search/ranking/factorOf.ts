import type {Unit} from '../query/Unit';
import {tuning} from './tuning';

/** What a word of the query is worth beside the others. */
export function factorOf(unit: Unit): number {
  const {isNegation, isAside, isTrouble, isUnseen, isNumber, isOtherTool, isDeed} = unit;
  if (isNegation) return tuning.negation;
  if (isTrouble) return tuning.trouble;
  if (isUnseen) return tuning.unseen;
  if (isNumber) return tuning.number;
  if (isOtherTool) return tuning.otherTool;
  if (isDeed) return tuning.deed;
  return isAside ? tuning.aside : 1;
}
