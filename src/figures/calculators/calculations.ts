import {axisLength} from './axisLength';
import type {Calculation} from './Calculation';
import type {CalculatorName} from './CalculatorName';
import {planScale} from './planScale';
import {stairSteps} from './stairSteps';
import {storeyHeight} from './storeyHeight';

/** Every calculation of the site, by the name that articles use. */
export const calculations: Readonly<Record<CalculatorName, Calculation>> = {
  'axis-or-inside': axisLength,
  'storey-height': storeyHeight,
  'stair-steps': stairSteps,
  'plan-scale': planScale,
};
