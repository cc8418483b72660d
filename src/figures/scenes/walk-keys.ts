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

/** The four keys of a walk, by what they do: forwards, left, backwards, right. */
const panel = (
  name: 'walkAzerty' | 'walkQwerty',
  title: string,
  alternative: Panel['alternative'],
): Panel => ({
  title: {en: title, fr: title},
  alternative,
  draw: (language: Language) => {
    const [forwards, left, backwards, right] = shortcuts[name].windows
      .flat()
      .map((key) => ({label: keys[key][language], isMain: true}));
    if (!forwards || !left || !backwards || !right)
      return {widthUnits: 1, heightUnits: 1, children: []};
    const step = keyUnits + 4;
    return {
      widthUnits: 260,
      heightUnits: 142,
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

/** The keys that walk in the 3D view, on the two kinds of keyboard. */
export const scene: Scene = {
  panels: [
    panel('walkAzerty', 'AZERTY', {
      en: 'Four keys of an AZERTY keyboard: Z forwards, S backwards, Q to the left, D to the right.',
      fr: 'Quatre touches d’un clavier AZERTY : Z pour avancer, S pour reculer, Q à gauche, D à droite.',
    }),
    panel('walkQwerty', 'QWERTY', {
      en: 'Four keys of a QWERTY keyboard: W forwards, S backwards, A to the left, D to the right.',
      fr: 'Quatre touches d’un clavier QWERTY : W pour avancer, S pour reculer, A à gauche, D à droite.',
    }),
  ],
};
