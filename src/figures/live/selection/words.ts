import {keys} from '../../../product/keys';
import {labels} from '../../../product/labels';
import type {Bilingual, Language} from '../../../product/language';
import {subtract} from '../../geometry/point';
import {centimetres} from '../../views/words';
import {titled} from '../core/titled';
import {wayWords} from '../core/wayWords';
import type {Catch, EdgeName, Item} from './items';
import {type Fault, type Items, type SelectState, stepsCm} from './model';

export const words = {
  title: {en: 'Select several items', fr: 'Sélectionner plusieurs meubles'},
  intro: {
    en: 'Draw a rectangle around some furniture. It selects what it surrounds entirely, so that you can edit it all at once.',
    fr: 'Tracez un rectangle autour des meubles : il sélectionne ce qu’il entoure entièrement, puis vous agissez sur le tout.',
  },
  help: {
    en: `Drag from an empty spot to draw the rectangle, or drag an item to move it. On a touch screen, draw diagonally: a vertical drag scrolls the page. Keyboard: tick items in the list, then go to the plan and move them with the arrow keys (${keys.shift.en}: large steps). ${keys.escape.en} deselects. The shortcuts of this article also select all, duplicate, group and ungroup here.`,
    fr: `Faites glisser le pointeur depuis une zone vide pour tracer le rectangle ; faites glisser un meuble pour le déplacer. Au doigt, tracez en biais : à la verticale, la page défile. Au clavier : cochez les meubles dans la liste puis, dans le plan, déplacez-les avec les flèches (${keys.shift.fr} : grand pas) ; ${keys.escape.fr} désélectionne. Les raccourcis de cet article y servent aussi à tout sélectionner, dupliquer, grouper et dissocier.`,
  },
  planName: {
    en: 'Plan of the living room and its furniture',
    fr: 'Plan du séjour et de ses meubles',
  },
  move: {
    en: `Move by ${centimetres(stepsCm.large, 'en')}`,
    fr: `Déplacer de ${centimetres(stepsCm.large, 'fr')}`,
  },
  holdShift: {
    en: `Hold down ${keys.shift.en}: add or remove`,
    fr: `Maintenir ${keys.shift.fr} : ajouter ou retirer`,
  },
} as const;

export const edgeWords: Readonly<Record<EdgeName, Bilingual>> = {
  left: {en: 'Left', fr: 'À gauche'},
  centre: {en: 'Centre', fr: 'Au centre'},
  right: {en: 'Right', fr: 'À droite'},
  top: {en: 'Top', fr: 'En haut'},
  middle: {en: 'Middle', fr: 'Au milieu'},
  bottom: {en: 'Bottom', fr: 'En bas'},
};

interface KindWords extends Bilingual {
  readonly isFeminine: boolean;
}
const piece: KindWords = {en: 'Piece of furniture', fr: 'Meuble', isFeminine: false};
const kindWords: Readonly<Record<string, KindWords>> = {
  chair: {en: 'Chair', fr: 'Chaise', isFeminine: true},
  table: {en: 'Table', fr: 'Table', isFeminine: true},
  sofa: {en: 'Sofa', fr: 'Canapé', isFeminine: false},
  lowTable: {en: 'Coffee table', fr: 'Table basse', isFeminine: true},
};

/** `Chaise 2`; numbered only when there are several of the kind. */
export function itemName(items: Items, item: Item, language: Language): string {
  const alike = items.filter(({kind}) => kind === item.kind);
  const name = (kindWords[item.kind] ?? piece)[language];
  const number = alike.findIndex(({id}) => id === item.id) + 1;
  return alike.length > 1 ? `${name} ${number}` : name;
}

/** `verrouillé`, `masquée`: why an item is not selectable. */
export function barrierWord({barrier, kind}: Item, language: Language): string {
  const ending = kindWords[kind]?.isFeminine ? 'e' : '';
  return barrier === 'locked'
    ? {en: 'locked', fr: `verrouillé${ending}`}[language]
    : {en: 'hidden', fr: `masqué${ending}`}[language];
}

/** The command that removes a barrier, or puts it back. */
export const barrierCommand = (barrier: Item['barrier'], isOn: boolean): Bilingual =>
  barrier === 'locked' ? labels[isOn ? 'unlock' : 'lock'] : labels[isOn ? 'show' : 'hide'];

const faultWords: Readonly<Record<Fault, Bilingual>> = {
  nothing: {
    en: 'Nothing is selected: draw a rectangle, or tick an item.',
    fr: 'Rien n’est sélectionné : tracez un rectangle, ou cochez un meuble.',
  },
  needTwo: {
    en: 'Select at least two items for that.',
    fr: 'Sélectionnez au moins deux meubles pour cela.',
  },
  oneBlock: {
    en: 'A group lines up as one block. Select another item or group too, or ungroup this one.',
    fr: 'Un groupe s’aligne d’un seul bloc. Sélectionnez aussi un autre meuble ou groupe, ou dissociez celui-ci.',
  },
  blocked: {
    en: 'That is as far as it goes on this side.',
    fr: 'Impossible d’aller plus loin de ce côté.',
  },
  full: {
    en: 'The room is full: undo, or start again.',
    fr: 'La pièce est pleine : annulez, ou recommencez.',
  },
  sameAgain: {
    en: 'Nothing to change: this is already done.',
    fr: 'Rien à changer : c’est déjà le cas.',
  },
  locked: {
    en: 'This item is locked: it does not respond until you unlock it in the list.',
    fr: 'Ce meuble est verrouillé : il ne réagit à rien tant que vous ne le déverrouillez pas, dans la liste.',
  },
};

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const count = (number: number, language: Language): string =>
  ({
    en: `${number} item${number === 1 ? '' : 's'}`,
    fr: `${number} meuble${number > 1 ? 's' : ''}`,
  })[language];

/** The selection: items are named when few, otherwise counted. */
function selectedSentence(items: Items, ids: readonly string[], language: Language): string {
  if (ids.length === 0) return {en: 'Nothing selected.', fr: 'Aucun meuble sélectionné.'}[language];
  const plural = ids.length > 1 ? 's' : '';
  const total = {
    en: `${count(ids.length, 'en')} selected`,
    fr: `${count(ids.length, 'fr')} sélectionné${plural}`,
  }[language];
  const names = ids
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .map((item) => lower(itemName(items, item, language)));
  return ids.length > 3 ? `${total}.` : `${titled(total, names.join(', '), language)}.`;
}

/** Why a rectangle left items out. */
function leftSentences(items: Items, {barred, cut}: Catch, language: Language): string[] {
  const barredNames = barred.map(
    (item) => `${lower(itemName(items, item, language))} (${barrierWord(item, language)})`,
  );
  const cutNames = cut.map((item) => lower(itemName(items, item, language))).join(', ');
  return [
    ...(barred.length > 0
      ? [
          `${titled({en: 'Left out', fr: 'Hors de la sélection'}[language], barredNames.join(', '), language)}.`,
        ]
      : []),
    ...(cut.length > 0
      ? [
          {
            en: `Only partly inside, so left out: ${cutNames}.`,
            fr: `Pas entièrement dans le rectangle : ${cutNames}.`,
          }[language],
        ]
      : []),
  ];
}

/** The contents of the room. */
export function describe(items: Items, language: Language): string {
  const barred = items
    .filter(({barrier}) => barrier)
    .map((item) => `${lower(itemName(items, item, language))} ${barrierWord(item, language)}`);
  const total = {
    en: `${count(items.length, 'en')} in the room`,
    fr: `${count(items.length, 'fr')} dans la pièce`,
  }[language];
  return barred.length > 0 ? `${total}, ${barred.join(', ')}.` : `${total}.`;
}

/**
 * Distance and direction of a move by key or button. Not for drags, where every frame is a move.
 */
function stepWords(before: SelectState, after: SelectState, language: Language): string {
  const tenth = (lengthCm: number): number => Math.round(lengthCm * 10) / 10;
  const ways = after.document.flatMap((item, index) => {
    const was = before.document[index];
    if (!was || was.centre === item.centre) return [];
    const {x, y} = subtract(item.centre, was.centre);
    return [{x: tenth(x), y: tenth(y)}];
  });
  const [way] = ways;
  const isOne = ways.every(({x, y}) => x === way?.x && y === way.y);
  if (!way || !isOne || after.interaction.press || (way.x !== 0 && way.y !== 0)) return '';
  const [axis, by] = way.x === 0 ? (['y', way.y] as const) : (['x', way.x] as const);
  const length = centimetres(Math.abs(by), language);
  const words = wayWords(axis, by)[language];
  return {en: ` ${length} ${words}`, fr: ` de ${length} ${words}`}[language];
}

function changeSentence(before: SelectState, after: SelectState, language: Language): string {
  const {document, interaction} = after;
  if (document.length > before.document.length) {
    const copies = document.length - before.document.length;
    return copies === 1
      ? {
          en: 'Item duplicated: the copy is selected.',
          fr: 'Meuble dupliqué : la copie est sélectionnée.',
        }[language]
      : {
          en: `${count(copies, 'en')} duplicated: the copies are selected.`,
          fr: `${count(copies, 'fr')} dupliqués : les copies sont sélectionnées.`,
        }[language];
  }
  const barred = (items: Items): Items => items.filter(({barrier}) => barrier);
  if (barred(document).length !== barred(before.document).length) {
    const [item] = document.filter(
      ({barrier}, index) => barrier !== before.document[index]?.barrier,
    );
    const name = item ? lower(itemName(document, item, language)) : '';
    const isFree = item?.barrier === undefined;
    const sentence = isFree
      ? {en: 'Can be selected now', fr: 'Désormais sélectionnable'}[language]
      : {en: 'Can no longer be selected', fr: 'Désormais hors de portée'}[language];
    return `${titled(sentence, name, language)}.`;
  }
  // Their number would not reveal it: a growing group stays one group, and joining two leaves one.
  const regrouped = document.filter(
    ({groupId}, index) => groupId !== before.document[index]?.groupId,
  );
  if (regrouped.some(({groupId}) => groupId)) {
    return {
      en: 'Grouped: one click selects them all.',
      fr: 'Groupe créé : un clic suffit pour sélectionner tout le groupe.',
    }[language];
  }
  if (regrouped.length > 0) {
    return {
      en: 'Ungrouped: each item is independent again and stays where it is.',
      fr: 'Groupe dissocié : chaque meuble est indépendant, à sa place.',
    }[language];
  }
  const moved = document.filter(({centre}, index) => centre !== before.document[index]?.centre);
  const plural = moved.length > 1 ? 's' : '';
  const isAll = moved.length === interaction.selected.length;
  const step = isAll ? stepWords(before, after, language) : '';
  const sentence = {
    en: `${count(moved.length, 'en')} moved${step}.`,
    fr: `${count(moved.length, 'fr')} déplacé${plural}${step}.`,
  }[language];
  const reference = document.find(({id}) => id === interaction.selected[0]);
  if (isAll || !reference) return sentence;
  const name = lower(itemName(document, reference, language));
  const still = {
    en: 'The first one selected stays where it is',
    fr: 'Le premier meuble sélectionné ne bouge pas',
  }[language];
  return `${sentence} ${titled(still, name, language)}.`;
}

/** Announces the transition between two states; `undefined` when there is nothing to say. */
export function announce(
  before: SelectState,
  after: SelectState,
  language: Language,
): string | undefined {
  const {document, interaction} = after;
  if (interaction.fault) {
    return interaction.faultNumber === before.interaction.faultNumber
      ? undefined
      : faultWords[interaction.fault][language];
  }
  if (document !== before.document) return changeSentence(before, after, language);
  if (interaction.caught) {
    return [
      selectedSentence(document, interaction.selected, language),
      ...leftSentences(document, interaction.caught, language),
    ].join(' ');
  }
  return interaction.selected === before.interaction.selected
    ? undefined
    : selectedSentence(document, interaction.selected, language);
}
