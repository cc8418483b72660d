import type {Scene} from '../scene';
import {scene as alignAndDistribute} from './align-and-distribute';
import {scene as alignFloors} from './align-floors';
import {scene as axisOrInside} from './axis-or-inside';
import {scene as closedLoop} from './closed-loop';
import {scene as doorsAndWindows} from './doors-and-windows';
import {scene as drawAWall} from './draw-a-wall';
import {scene as features} from './features';
import {scene as findTheFix} from './find-the-fix';
import {scene as floorList} from './floor-list';
import {scene as fourSteps} from './four-steps';
import {scene as ghostFloor} from './ghost-floor';
import {scene as headClearance} from './head-clearance';
import {scene as home} from './home';
import {scene as mixedValues} from './mixed-values';
import {scene as modifierKeys} from './modifier-keys';
import {scene as outdoorArea} from './outdoor-area';
import {scene as partitions} from './partitions';
import {scene as passwordPaths} from './password-paths';
import {scene as patternScale} from './pattern-scale';
import {scene as photoQuality} from './photo-quality';
import {scene as planOpacity} from './plan-opacity';
import {scene as pool} from './pool';
import {scene as railingAndFence} from './railing-and-fence';
import {scene as selectionRectangle} from './selection-rectangle';
import {scene as setTheScale} from './set-the-scale';
import {scene as skirtingAndCornice} from './skirting-and-cornice';
import {scene as snapping} from './snapping';
import {scene as stairwellPlan} from './stairwell-plan';
import {scene as storeyHeight} from './storey-height';
import {scene as surfaceLevels} from './surface-levels';
import {scene as terrace} from './terrace';
import {scene as twoFinishes} from './two-finishes';
import {scene as walkKeys} from './walk-keys';
import {scene as wallFaces} from './wall-faces';
import {scene as wallProperties} from './wall-properties';
import {scene as workspace} from './workspace';

/** Every figure by the name that writers pass as `scene`: add a file here, then its line. */
export const scenes: Readonly<Record<string, Scene>> = {
  'align-and-distribute': alignAndDistribute,
  'align-floors': alignFloors,
  'axis-or-inside': axisOrInside,
  'closed-loop': closedLoop,
  'doors-and-windows': doorsAndWindows,
  'draw-a-wall': drawAWall,
  features,
  'find-the-fix': findTheFix,
  'floor-list': floorList,
  'four-steps': fourSteps,
  'ghost-floor': ghostFloor,
  'head-clearance': headClearance,
  home,
  'mixed-values': mixedValues,
  'modifier-keys': modifierKeys,
  'outdoor-area': outdoorArea,
  partitions,
  'password-paths': passwordPaths,
  'pattern-scale': patternScale,
  'photo-quality': photoQuality,
  'plan-opacity': planOpacity,
  pool,
  'railing-and-fence': railingAndFence,
  'selection-rectangle': selectionRectangle,
  'set-the-scale': setTheScale,
  'skirting-and-cornice': skirtingAndCornice,
  snapping,
  'stairwell-plan': stairwellPlan,
  'storey-height': storeyHeight,
  'surface-levels': surfaceLevels,
  terrace,
  'two-finishes': twoFinishes,
  'walk-keys': walkKeys,
  'wall-faces': wallFaces,
  'wall-properties': wallProperties,
  workspace,
};
