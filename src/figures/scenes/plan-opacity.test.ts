import {expect, it} from 'vitest';
import type {SvgNode} from '../views/node';
import {scene} from './plan-opacity';

/** The opacities of the background plan in a panel, in percent. */
function drawnPercents(nodes: readonly (SvgNode | string)[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const {opacity} = node.attributes;
    const own = opacity === undefined ? [] : [Number(opacity) * 100];
    return [...own, ...drawnPercents(node.children)];
  });
}

it('draws the background plan at the opacity given in the title of the panel', () => {
  const panels = scene.panels.map(({title, draw}) => ({
    told: (title?.en.match(/\d+/g) ?? []).map(Number),
    drawn: drawnPercents(draw('en').children),
  }));
  expect(panels).toEqual([
    {told: [100], drawn: [100]},
    {told: [40, 60], drawn: [50]},
    {told: [10], drawn: [10]},
  ]);
});
