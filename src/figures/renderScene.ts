import type {Language} from '../product/language';
import {forReadingView} from './forReadingView';
import type {Scene} from './scene';
import {calloutClass} from './views/marks/callout';
import {element, type SvgNode} from './views/node';
import {toMarkup} from './views/toMarkup';

/** One drawing of a figure as markup, with the size that reserves its space while it loads. */
interface RenderedPanel {
  readonly title?: string;
  readonly alternative: string;
  readonly widthUnits: number;
  readonly heightUnits: number;
  readonly markup: string;
}

interface RenderedScene {
  readonly panels: readonly RenderedPanel[];
  readonly callouts: readonly string[];
}

/** The callout numbers drawn in a tree of nodes. */
function drawnNumbers(node: SvgNode | string): number[] {
  if (typeof node === 'string') return [];
  if (node.attributes.class !== calloutClass) return node.children.flatMap(drawnNumbers);
  const label = node.children.find((child) => typeof child !== 'string' && child.tag === 'text');
  return typeof label === 'object' ? [Number(label.children[0])] : [];
}

/**
 * Draws a scene in one language.
 *
 * @param name the name of the scene, for error messages
 * @returns markup without ids, scripts or style attributes, so that a page may hold several scenes
 * @throws when the numbers in the drawings and the list of the scene do not match
 */
export function renderScene(name: string, scene: Scene, language: Language): RenderedScene {
  const callouts = (scene.callouts ?? []).map((words) => words[language]);
  const drawn = new Set<number>();
  const panels = scene.panels.map((panel): RenderedPanel => {
    const {widthUnits, heightUnits, children} = panel.draw(language);
    for (const number of children.flatMap(drawnNumbers)) drawn.add(number);
    const alternative = panel.alternative[language];
    const svg = element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${widthUnits} ${heightUnits}`,
        width: widthUnits,
        height: heightUnits,
        role: 'img',
        'aria-label': alternative,
      },
      ...children,
    );
    const rendered = {alternative, widthUnits, heightUnits, markup: toMarkup(forReadingView(svg))};
    return panel.title ? {...rendered, title: panel.title[language]} : rendered;
  });
  const listed = callouts.map((_, index) => index + 1);
  const faults = [
    ...listed
      .filter((number) => !drawn.has(number))
      .map((number) => `${number} is listed, not drawn`),
    ...[...drawn]
      .filter((number) => !listed.includes(number))
      .map((number) => `${number} is drawn, not listed`),
  ];
  if (faults.length > 0) {
    throw new Error(
      `src/figures/scenes/${name}.ts: the numbers and the list differ (${faults.join('; ')}). Draw each number of \`callouts\` once, or take it off the list.`,
    );
  }
  return {panels, callouts};
}
