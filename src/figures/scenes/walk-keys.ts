import {keys} from '../../product/keys';
import type {Language} from '../../product/language';
import {shortcuts} from '../../product/shortcuts';
import {point} from '../geometry/point';
import type {Panel, Scene} from '../scene';
import {keyRow, keyUnits} from '../views/interface/keyboard';
import {text} from '../views/marks/text';
import {element} from '../views/node';

const [centreX, top] = [130, 30];

const words = {
  forwards: {en: 'forwards', fr: 'avancer'},
  backwards: {en: 'backwards', fr: 'reculer'},
  left: {en: 'left', fr: 'à gauche'},
  right: {en: 'right', fr: 'à droite'},
};

type Walk = 'walkAzerty' | 'walkQwerty';

/** The labels of the four walk keys: forwards, left, backwards, right. */
const walkLabels = (name: Walk, language: Language): readonly string[] =>
  shortcuts[name].windows.flat().map((key) => keys[key][language]);

function alternativeOf(name: Walk, title: string): Panel['alternative'] {
  const [forwardsEn, leftEn, backwardsEn, rightEn] = walkLabels(name, 'en');
  const [forwardsFr, leftFr, backwardsFr, rightFr] = walkLabels(name, 'fr');
  return {
    en: `Diagram of four keys of ${title === 'AZERTY' ? 'an' : 'a'} ${title} keyboard: ${forwardsEn} forwards, ${backwardsEn} backwards, ${leftEn} to the left, ${rightEn} to the right.`,
    fr: `Schéma de quatre touches d’un clavier ${title} : ${forwardsFr} pour avancer, ${backwardsFr} pour reculer, ${leftFr} à gauche, ${rightFr} à droite.`,
  };
}

const panel = (name: Walk, title: string): Panel => ({
  title: {en: title, fr: title},
  alternative: alternativeOf(name, title),
  draw: (language: Language) => {
    const [forwards, left, backwards, right] = walkLabels(name, language).map((label) => ({
      label,
      isMain: true,
    }));
    if (!forwards || !left || !backwards || !right)
      return {widthUnits: 1, heightUnits: 1, children: []};
    const step = keyUnits + 4;
    return {
      widthUnits: 260,
      heightUnits: 132,
      children: [
        ...keyRow([forwards], point(centreX - keyUnits / 2 - 6, top)),
        ...keyRow([left, backwards, right], point(centreX - step - keyUnits / 2, top + step)),
        element('path', {
          class: 'link',
          d: `M${centreX - 6} ${top - 4}v-8m-4 4l4-4l4 4M${centreX} ${top + step * 2 + 2}v8m-4-4l4 4l4-4M${centreX - step - 20} ${top + step + 15}h-8m4-4l-4 4l4 4M${centreX + step + 20} ${top + step + 15}h8m-4-4l4 4l-4 4`,
        }),
        text(words.forwards[language], point(centreX - 6, top - 17)),
        text(words.backwards[language], point(centreX, top + step * 2 + 24)),
        text(words.left[language], point(centreX - step - 32, top + step + 19), 'end'),
        text(words.right[language], point(centreX + step + 32, top + step + 19), 'start'),
      ],
    };
  },
});

/** The keys for walking in the 3D view, on the two kinds of keyboard. */
export const scene: Scene = {
  panels: [panel('walkAzerty', 'AZERTY'), panel('walkQwerty', 'QWERTY')],
};
