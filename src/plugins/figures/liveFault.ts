import {isLiveName, liveNames} from '../../figures/live/liveNames';
import {staticSceneOf} from '../../figures/live/staticSceneOf';
import type {FaultWords} from '../content-contract/faults/FaultWords';
import {nearestName} from '../content-contract/nearest/nearestName';

/**
 * What is wrong with the `live` attribute of a figure; `undefined` when nothing is.
 *
 * @param word the tag name
 * @param scene the value of its `scene`
 * @param live the value of its `live`
 */
export function liveFault(word: string, scene: string, live: string): FaultWords | undefined {
  if (!isLiveName(live)) {
    const nearest = nearestName(live, liveNames);
    return {
      what: `<${word} scene="${scene}"> asks for the live figure "${live}", which src/figures/live does not have.`,
      remedy: nearest ? `Did you mean "${nearest}"?` : `There are: ${liveNames.join(', ')}.`,
    };
  }
  const still = staticSceneOf[live];
  if (word === still.word && scene === still.scene) {
    return undefined;
  }
  const own = liveNames.find((name) => staticSceneOf[name].scene === scene);
  return {
    what: `live="${live}" does not go with <${word} scene="${scene}">: readers would get another drawing.`,
    remedy: `It goes with <${still.word} scene="${still.scene}">. ${
      own && own !== live ? `This scene has live="${own}".` : 'Correct the word, or remove live.'
    }`,
  };
}
