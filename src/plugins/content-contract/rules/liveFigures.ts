import {isLiveName} from '../../../figures/live/liveNames';
import {liveFault} from '../../figures/liveFault';
import {faultAt} from '../faults/faultAt';
import {attributeText, elementsOf} from '../page/elementsOf';
import {pageRule} from '../Rule';

/** A live figure replaces the drawing it was made for; `words` checks its name. */
export const liveFigures = pageRule('liveFigures', (page) =>
  elementsOf(page).flatMap((element) => {
    const live = attributeText(element, 'live');
    const scene = attributeText(element, 'scene');
    if (!element.name || live === undefined || scene === undefined || !isLiveName(live)) {
      return [];
    }
    const fault = liveFault(element.name, scene, live);
    return fault ? [faultAt(page, element, fault)] : [];
  }),
);
