import type {Bilingual, Language} from '../../product/language';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {box} from '../views/diagram/box';
import {text} from '../views/marks/text';
import {element, type SvgNode} from '../views/node';

type Lines = Readonly<Record<keyof Bilingual, readonly string[]>>;

interface Branch {
  readonly question: Bilingual;
  readonly answers: readonly {readonly when: Bilingual; readonly remedy: Lines}[];
}

/** The same tree as the list above the figure in the article. */
const branches: readonly Branch[] = [
  {
    question: {en: '3D has never worked here', fr: 'La 3D n’a jamais marché ici'},
    answers: [
      {
        when: {en: 'The test passes', fr: 'Le test réussit'},
        remedy: {en: ['Check the project'], fr: ['Vérifier le projet']},
      },
      {
        when: {en: 'Slow or blocked 3D', fr: '3D lente ou refusée'},
        remedy: {
          en: ['Turn on acceleration,', 'update the driver'],
          fr: ['Activer l’accélération,', 'mettre à jour le pilote'],
        },
      },
      {
        when: {en: 'Limited or missing 3D', fr: '3D limitée ou absente'},
        remedy: {
          en: ['Update the browser, then the driver'],
          fr: ['Mettre le navigateur', 'à jour, puis le pilote'],
        },
      },
    ],
  },
  {
    question: {en: '3D worked, then stopped', fr: 'La 3D marchait, puis plus rien'},
    answers: [
      {
        when: {en: 'After an update', fr: 'Après une mise à jour'},
        remedy: {en: ['See what the update changes'], fr: ['Voir ce que change la mise à jour']},
      },
      {
        when: {en: 'It freezes or goes black', fr: 'Elle se fige ou noircit'},
        remedy: {en: ['Bring the view back'], fr: ['Rétablir la vue']},
      },
    ],
  },
  {
    question: {en: '3D works, but it lags', fr: 'La 3D marche, mais elle rame'},
    answers: [
      {
        when: {en: 'Two graphics cards', fr: 'Deux cartes graphiques'},
        remedy: {en: ['Choose the faster one'], fr: ['Choisir la plus rapide']},
      },
      {
        when: {en: 'Only one', fr: 'Une seule'},
        remedy: {en: ['Simplify the view'], fr: ['Alléger la vue']},
      },
    ],
  },
  {
    question: {en: 'A message replaces the view', fr: 'Un message remplace la vue'},
    answers: [
      {
        when: {en: 'Whatever it says', fr: 'Peu importe lequel'},
        remedy: {en: ['Look it up in the list'], fr: ['Le chercher dans la liste']},
      },
    ],
  },
];

const [widthUnits, questionUnits, gapUnits] = [346, 28, 14];
const [trunkX, answerX] = [12, 30];
/** Height of a condition above its remedy. */
const whenUnits = 25;

const remedyUnits = (lines: readonly string[]): number => 10 + lines.length * 14;

/**
 * Offset of each remedy from the top of its branch; the last entry is where another would begin.
 */
function remedyTops({answers}: Branch, language: Language): number[] {
  const tops = [questionUnits + whenUnits];
  for (const {remedy} of answers)
    tops.push((tops.at(-1) ?? 0) + remedyUnits(remedy[language]) + whenUnits);
  return tops;
}

const branchUnits = (branch: Branch, language: Language): number =>
  (remedyTops(branch, language).at(-1) ?? 0) - whenUnits;

function drawBranch(branch: Branch, top: number, language: Language): SvgNode[] {
  const {question, answers} = branch;
  const tops = remedyTops(branch, language).map((below) => top + below);
  let d = `M${trunkX} ${top + questionUnits}`;
  const rows = answers.flatMap(({when, remedy}, index) => {
    const y = tops[index] ?? 0;
    const heightUnits = remedyUnits(remedy[language]);
    d += `V${y + heightUnits / 2}H${answerX - 4}m-5-4l5 4l-5 4M${trunkX} ${y + heightUnits / 2}`;
    return [
      text(when[language], point(answerX, y - 6), 'start'),
      ...box(
        {at: point(answerX, y), widthUnits: widthUnits - answerX - 4, heightUnits, kind: 'answer'},
        remedy[language],
      ),
    ];
  });
  return [
    element('path', {class: 'link', d}),
    ...box(
      {at: point(4, top), widthUnits: widthUnits - 8, heightUnits: questionUnits, kind: 'question'},
      [question[language]],
    ),
    ...rows,
  ];
}

const topOf = (index: number, language: Language): number =>
  branches
    .slice(0, index)
    .reduce((top, branch) => top + branchUnits(branch, language) + gapUnits, 4);

/** From the symptom that the reader sees to its fix. */
export const scene: Scene = {
  panels: [
    {
      alternative: {
        en: 'Decision tree with four starts: never worked, stopped working, lags, shows a message; each leads to its fixes.',
        fr: 'Arbre de décision à quatre départs : n’a jamais marché, ne marche plus, rame, affiche un message ; chacun mène à ses solutions.',
      },
      draw: (language) => ({
        widthUnits,
        heightUnits: topOf(branches.length, language) - gapUnits + 4,
        children: branches.flatMap((branch, index) =>
          drawBranch(branch, topOf(index, language), language),
        ),
      }),
    },
  ],
};
