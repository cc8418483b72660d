import {element, type SvgNode} from '../node';
import {regionData} from '../pathData';
import type {Side} from './boxSides';
import type {VisibleFace} from './visibleFaces';

/** Draws visible faces, with one path per material and side, to keep the markup small. */
export function facesLayer(faces: readonly VisibleFace[]): SvgNode[] {
  const paths = new Map<string, {side: Side; material: string; d: string}>();
  for (const {side, material, regions} of faces) {
    const key = `${side} ${material}`;
    const known = paths.get(key) ?? {side, material, d: ''};
    known.d += regionData(regions);
    paths.set(key, known);
  }
  return [...paths.values()].map(({side, material, d}) =>
    element('path', {class: `face ${side} ${material}`, d}),
  );
}
