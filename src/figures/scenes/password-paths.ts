import type {Bilingual, Language} from '../../product/language';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {box} from '../views/diagram/box';
import {element, type SvgNode} from '../views/node';

type Lines = Readonly<Record<keyof Bilingual, readonly string[]>>;

const paths: readonly {readonly start: Lines; readonly steps: readonly Lines[]}[] = [
  {
    start: {en: ['You know', 'your password'], fr: ['Vous connaissez', 'le mot de passe']},
    steps: [
      {
        en: ['Sign in, open', '**Account settings**'],
        fr: ['Connectez-vous :', '**Paramètres**', '**du compte**'],
      },
      {en: ['Type the', 'current password'], fr: ['Saisissez le mot', 'de passe actuel']},
    ],
  },
  {
    start: {en: ['You have', 'forgotten it'], fr: ['Vous l’avez', 'oublié']},
    steps: [
      {
        en: ['Select', '**Forgot password**'],
        fr: ['Sélectionnez', '**Mot de passe**', '**oublié**'],
      },
      {en: ['Open the link', 'in the email'], fr: ['Ouvrez le lien', 'reçu par e-mail']},
    ],
  },
];

const [columnUnits, boxUnits, rowUnits] = [158, 52, 72];
const endY = 8 + rowUnits * 3;

function drawPath(index: number, language: Language): SvgNode[] {
  const path = paths[index] as (typeof paths)[number];
  const x = 6 + index * (columnUnits + 12);
  const middle = x + columnUnits / 2;
  const rows = [path.start, ...path.steps];
  return [
    element('path', {
      class: 'link',
      d: rows
        .map(
          (_, row) =>
            `M${middle} ${8 + row * rowUnits + boxUnits}v${rowUnits - boxUnits - 4}m-4-5l4 5l4-5`,
        )
        .join(''),
    }),
    ...rows.flatMap((lines, row) =>
      box(
        {
          at: point(x, 8 + row * rowUnits),
          widthUnits: columnUnits,
          heightUnits: boxUnits,
          kind: row === 0 ? 'question' : 'node',
        },
        lines[language],
      ),
    ),
  ];
}

/** Two ways to a new password. */
export const scene: Scene = {
  panels: [
    {
      alternative: {
        en: 'Diagram of two paths to the same result: with the current password, through the settings; if it is forgotten, by email.',
        fr: 'Schéma de deux chemins vers le même résultat : avec le mot de passe actuel, par les paramètres ; si vous l’avez oublié, par e-mail.',
      },
      draw: (language) => ({
        widthUnits: 340,
        heightUnits: endY + 50,
        children: [
          ...drawPath(0, language),
          ...drawPath(1, language),
          ...box(
            {at: point(6, endY), widthUnits: 328, heightUnits: 42, kind: 'answer'},
            {
              en: ['Type the new password twice, then', '**Save**'],
              fr: ['Saisissez deux fois le nouveau, puis', '**Enregistrer**'],
            }[language],
          ),
        ],
      }),
    },
  ],
};
