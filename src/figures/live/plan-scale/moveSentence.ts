import type {Bilingual, Language} from '../../../product/language';
import {distance, type Point, subtract} from '../../geometry/point';
import {decimal} from '../../views/words';
import {titled} from '../core/titled';
import {wayWords} from '../core/wayWords';
import {endsOf, isAt, type MarkerName, type ScaleState, stepsUnits} from './model';

export const markerWords: Readonly<Record<MarkerName, Bilingual>> = {
  a: {en: 'Marker A', fr: 'Repère A'},
  b: {en: 'Marker B', fr: 'Repère B'},
};

const endWords: readonly Bilingual[] = [
  {en: 'left end', fr: 'bout gauche'},
  {en: 'right end', fr: 'bout droit'},
];

/** `17 steps to the left, 3.5 down`, to one decimal, which is a fine step. */
function stepsOf({x, y}: Point, language: Language): string {
  const ways: readonly (readonly [number, Bilingual])[] = [
    [x, wayWords('x', x)],
    [y, wayWords('y', y)],
  ];
  return ways
    .map(([units, words]) => ({
      count: decimal(Math.abs(units) / stepsUnits.usual, language, 1),
      words,
    }))
    .filter(({count}) => count !== '0')
    .map(({count, words}, index) => {
      const unit = {en: count === '1' ? ' step' : ' steps', fr: ' pas'}[language];
      return `${count}${index === 0 ? unit : ''} ${words[language]}`;
    })
    .join(', ');
}

/**
 * Position of the moved marker: at an end of the façade, or its distance from the nearest free end.
 * Must fit two lines on a phone.
 */
export function moveSentence({document, interaction}: ScaleState, language: Language): string {
  const {markers, sheet} = document;
  const [at, other] = [
    markers[interaction.current],
    markers[interaction.current === 'a' ? 'b' : 'a'],
  ];
  const [nearest] = endsOf(sheet)
    .map((end, index) => ({end, name: endWords[index]?.[language] ?? ''}))
    .filter(({end}) => !isAt(other, end))
    .sort((one, two) => distance(one.end, at) - distance(two.end, at));
  if (!nearest) return '';
  const steps = stepsOf(subtract(nearest.end, at), language);
  const where = isAt(at, nearest.end)
    ? {en: `at the ${nearest.name} of the façade`, fr: `au ${nearest.name} de la façade`}[language]
    : {en: `the ${nearest.name} is ${steps}`, fr: `${nearest.name} à ${steps}`}[language];
  return `${titled(markerWords[interaction.current][language], where, language)}.`;
}
