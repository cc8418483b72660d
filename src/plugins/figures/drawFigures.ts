import type {FigureData} from '../../figures/figureData';
import {renderScene} from '../../figures/renderScene';
import {scenes} from '../../figures/scenes';
import type {Locale} from '../../site';
import {tieWords} from '../markup/tieWords';
import {drawingFile} from './drawingFile';

/** Every figure of the site in one language, by scene name, markup included. */
export type DrawnFigures = Readonly<Record<string, FigureData>>;

/**
 * Draws every scene.
 *
 * @throws when a scene is invalid: see `renderScene`
 */
export function drawFigures(locale: Locale): DrawnFigures {
  const drawn = Object.entries(scenes).map(([name, scene]): [string, FigureData] => {
    const {panels, callouts} = renderScene(name, scene, locale);
    return [
      name,
      {
        callouts: callouts.map(tieWords),
        panels: panels.map(({title, widthUnits, heightUnits, markup}, index) => {
          const src = drawingFile(name, index + 1, markup);
          return {...(title && {title}), widthUnits, heightUnits, src, markup};
        }),
      },
    ];
  });
  return Object.fromEntries(drawn);
}

/** The data of a figure that the browser needs: not the markup, which is in the page already. */
export const withoutMarkup = ({panels, callouts}: FigureData): FigureData => ({
  callouts,
  panels: panels.map(({markup: _, ...rest}) => rest),
});
