import {keys} from '../../product/keys';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {keyRow} from '../views/interface/keyboard';
import {callout} from '../views/marks/callout';

const size = {widthUnits: 290, heightUnits: 118};
const [left, top, row] = [8, 32, 34];

/** Where the keys of the shortcuts are, on the two kinds of keyboard. */
export const scene: Scene = {
  callouts: [
    {
      en: `The main key: ${keys.ctrl.en} on Windows and Linux, ${keys.cmd.en} ⌘ on a Mac.`,
      fr: `La touche principale : ${keys.ctrl.fr} sous Windows et Linux, ${keys.cmd.fr} ⌘ sur un Mac.`,
    },
    {
      en: `${keys.shift.en} ⇧, the key for capitals.`,
      fr: `${keys.shift.fr} ⇧, la touche des majuscules.`,
    },
    {
      en: `${keys.alt.en}, called ${keys.option.en} ⌥ on a Mac.`,
      fr: `${keys.alt.fr}, appelée ${keys.option.fr} ⌥ sur un Mac.`,
    },
  ],
  panels: [
    {
      title: {en: 'Windows, Linux', fr: 'Windows, Linux'},
      alternative: {
        en: `Diagram of the bottom left of a Windows keyboard: ${keys.shift.en} above ${keys.ctrl.en}, in the corner; ${keys.alt.en} to the left of the space bar.`,
        fr: `Schéma du coin inférieur gauche d’un clavier Windows : ${keys.shift.fr} au-dessus de ${keys.ctrl.fr}, dans l’angle ; ${keys.alt.fr} à gauche de la barre d’espace.`,
      },
      draw: (language) => ({
        ...size,
        children: [
          ...keyRow(
            [
              {label: keys.shift[language], widthUnits: 56, isMain: true},
              {label: ''},
              {label: ''},
              {label: ''},
              {label: ''},
              {label: ''},
            ],
            point(left, top),
          ),
          ...keyRow(
            [
              {label: keys.ctrl[language], widthUnits: 46, isMain: true},
              {label: '⊞', widthUnits: 36},
              {label: keys.alt[language], widthUnits: 40, isMain: true},
              {label: keys.space[language], widthUnits: 134},
            ],
            point(left, top + row),
          ),
          callout(1, point(left + 23, top + row + 42)),
          callout(2, point(left + 28, top - 14)),
          callout(3, point(left + 110, top + row + 42)),
        ],
      }),
    },
    {
      title: {en: 'macOS', fr: 'macOS'},
      alternative: {
        en: `Diagram of the bottom left of a Mac keyboard: ${keys.shift.en} at the left; ${keys.cmd.en} beside the space bar, ${keys.option.en} to its left.`,
        fr: `Schéma du coin inférieur gauche d’un clavier Mac : ${keys.shift.fr} à gauche ; ${keys.cmd.fr} contre la barre d’espace, ${keys.option.fr} à sa gauche.`,
      },
      draw: (language) => ({
        ...size,
        children: [
          ...keyRow(
            [
              {label: `${keys.shift[language]} ⇧`, widthUnits: 62, isMain: true},
              {label: ''},
              {label: ''},
              {label: ''},
              {label: ''},
              {label: ''},
            ],
            point(left, top),
          ),
          ...keyRow(
            [
              {label: keys.fn[language], widthUnits: 28},
              {label: '⌃', widthUnits: 28},
              {label: `${keys.option[language]} ⌥`, widthUnits: 76, isMain: true},
              {label: `${keys.cmd[language]} ⌘`, widthUnits: 58, isMain: true},
              {label: keys.space[language], widthUnits: 66},
            ],
            point(left, top + row),
          ),
          callout(1, point(left + 173, top + row + 42)),
          callout(2, point(left + 31, top - 14)),
          callout(3, point(left + 102, top + row + 42)),
        ],
      }),
    },
  ],
};
