import {facts} from '../../product/facts';
import type {Bilingual, Language} from '../../product/language';
import {point} from '../geometry/point';
import {outerWalls} from '../model/exampleHouse';
import type {Panel, Scene} from '../scene';
import {element} from '../views/node';
import {placeAt} from '../views/place';
import {scanLayer} from '../views/plan/scanLayer';
import {wallLayer} from '../views/plan/wallLayer';
import {percent} from '../views/words';

const place = placeAt(0.19, point(23, 23));
const drawn = outerWalls.slice(0, 2);
const min = facts.backgroundOpacityMin.percent;
const max = facts.backgroundOpacityMax.percent;

const titled = (write: (language: Language) => string): Bilingual => ({
  en: write('en'),
  fr: write('fr'),
});

/** Too opaque, as advised, and too faint. */
const [strongPercent, readablePercent, faintPercent] = [100, 50, 10];

const panel = (percents: number, title: Bilingual, alternative: Bilingual): Panel => ({
  title,
  alternative,
  draw: (language) => ({
    widthUnits: 196,
    heightUnits: 158,
    children: [
      element('g', {opacity: String(percents / 100)}, scanLayer(place, language)),
      wallLayer(drawn, [], place, 'drawing-wall'),
    ],
  }),
});

/** The same plan at three opacities, with two walls drawn over it. */
export const scene: Scene = {
  panels: [
    panel(
      strongPercent,
      titled(
        (language) =>
          `${percent(strongPercent, language)}${{en: ': too strong', fr: '\u00a0: trop fort'}[language]}`,
      ),
      {
        en: 'Background plan at full opacity: its lines compete with the two walls drawn over it.',
        fr: 'Plan de fond à pleine opacité : ses traits se confondent avec les deux murs tracés dessus.',
      },
    ),
    panel(
      readablePercent,
      titled(
        (language) =>
          ({
            en: `${min} to ${percent(max, language)}: readable`,
            fr: `${min} à ${percent(max, language)}\u00a0: lisible`,
          })[language],
      ),
      {
        en: 'Background plan at half opacity: both the plan and the two walls drawn over it can be read.',
        fr: 'Plan de fond à demi-opacité : le plan et les deux murs tracés dessus se lisent tous les deux.',
      },
    ),
    panel(
      faintPercent,
      titled(
        (language) =>
          `${percent(faintPercent, language)}${{en: ': too faint', fr: '\u00a0: trop pâle'}[language]}`,
      ),
      {
        en: 'Background plan at a low opacity: the walls stand out, but the plan can hardly be traced.',
        fr: 'Plan de fond à faible opacité : les murs ressortent, mais le plan se devine à peine.',
      },
    ),
  ],
};
