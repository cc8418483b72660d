import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {scenes} from '../../figures/scenes';
import {nearestName} from '../content-contract/nearest/nearestName';
import {attributeOf} from '../mdx/attributeOf';
import {importOf} from '../mdx/importOf';
import {textAttribute} from '../mdx/textAttribute';
import {figureModule} from './figureModule';
import {liveFault} from './liveFault';

/** The components that draw a figure; each takes `scene`, `caption` and optionally `live`. */
const figureWords = new Set(['Figure', 'PlanFigure', 'SectionFigure', 'AxonometricFigure']);
/** The drawing of the home page: its scene is fixed, and the page title is its caption. */
const homeWord = 'HomeFigure';
const homeScene = 'home';

/**
 * What is wrong with a figure in a page; `undefined` when nothing is.
 *
 * @param scene the value of its `scene`, empty when missing
 * @param caption the value of its `caption`, empty when missing
 * @param live the value of its `live`, empty when missing
 */
export function figureFault(
  word: string,
  scene: string,
  caption: string,
  live = '',
): string | undefined {
  if (!scene) return `<${word}> has no scene: add scene="…", a file name of src/figures/scenes.`;
  if (!Object.hasOwn(scenes, scene)) {
    const nearest = nearestName(scene, Object.keys(scenes));
    const remedy = nearest ? `Did you mean "${nearest}"?` : 'See the file names there.';
    return `<${word}> asks for the scene "${scene}", which src/figures/scenes does not have. ${remedy}`;
  }
  if (!caption && word !== homeWord) {
    return `<${word} scene="${scene}"> has no caption: add caption="…", one sentence that says what to see.`;
  }
  const fault = live ? liveFault(word, scene, live) : undefined;
  return fault && `${fault.what} ${fault.remedy}`;
}

/**
 * Adds the import of each figure's data to the page, so that writers need none.
 *
 * @throws on an unknown scene or a missing caption, with the page, the line and the remedy
 */
const remarkFigures: Plugin<[], Root> = () => (tree, file) => {
  const imports = new Map<string, MdxjsEsm>();
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const word = node.name ?? '';
    if (!figureWords.has(word) && word !== homeWord) return;
    const scene = word === homeWord ? homeScene : textAttribute(node, 'scene');
    const fault = figureFault(
      word,
      scene,
      textAttribute(node, 'caption'),
      textAttribute(node, 'live'),
    );
    if (fault) {
      const page = path.relative(file.cwd, file.path);
      throw new Error(`${page}:${node.position?.start.line ?? 1}: ${fault}`);
    }
    const identifier = `figure_${scene.replaceAll('-', '_')}`;
    imports.set(identifier, importOf(identifier, figureModule(scene)));
    node.attributes.push(attributeOf('figure', {type: 'Identifier', name: identifier}));
  });
  tree.children.unshift(...imports.values());
};

export default remarkFigures;
