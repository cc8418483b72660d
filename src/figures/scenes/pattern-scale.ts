import {region} from '../geometry/booleans';
import {clipSegment} from '../geometry/clipSegment';
import {point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import type {Segment} from '../geometry/segment';
import type {Scene} from '../scene';
import {dimension} from '../views/marks/dimension';
import {bad, good} from '../views/marks/hints';
import {element, type SvgNode} from '../views/node';
import {segmentsData} from '../views/pathData';
import {person} from '../views/section/person';
import {centimetres} from '../views/words';

const scale = 0.56;
const [left, top, right, floorY] = [14, 14, 246, 14 + 250 * scale];
const diamondCm = 50;
const diamond = diamondCm * scale;
/** Height at which a row of diamonds is widest. */
const widest = top + diamond / 2;
const surface = rectangle(point(left, top), point(right, floorY));

/**
 * A wallpaper of diamonds, each `widthUnits` by `heightUnits`. A row is widest half a diamond below
 * the top, where the first diamond touches the left edge of the wall: the dimension is drawn there.
 */
function diamonds(widthUnits: number, heightUnits: number): SvgNode {
  const lines: Segment[] = [];
  const slope = ((floorY - top) * widthUnits) / heightUnits;
  const before = Math.ceil(slope / widthUnits) + 0.5;
  for (let x = left - before * widthUnits; x < right + slope; x += widthUnits) {
    lines.push({start: point(x, top), end: point(x + slope, floorY)});
    lines.push({start: point(x, top), end: point(x - slope, floorY)});
  }
  return element('path', {
    class: 'motif',
    d: segmentsData(lines.flatMap((line) => clipSegment(line, region(surface)))),
  });
}

const wall = element('path', {class: 'papered', d: `M${left} ${top}H${right}V${floorY}H${left}Z`});
const floor = element('path', {class: 'railing', d: `M4 ${floorY}H256`});
const size = {widthUnits: 260, heightUnits: floorY + 14};
const someone = person(point(206, floorY), scale);

/** The pattern at its real size, and stretched to an invented one. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'Real size, as on the sample', fr: 'Taille réelle, comme sur l’échantillon'},
      alternative: {
        en: 'Elevation of a wall papered with small diamonds of 50 cm, the size measured on the sample.',
        fr: 'Élévation d’un mur tapissé de petits losanges de 50 cm, taille mesurée sur l’échantillon.',
      },
      draw: (language) => ({
        ...size,
        children: [
          wall,
          diamonds(diamond, diamond),
          someone,
          floor,
          dimension(point(left, widest), point(left + diamond, widest), 0, ''),
          element(
            'text',
            {class: 'dim-text start', x: left + diamond + 6, y: widest + 4},
            centimetres(diamondCm, language),
          ),
          good(point(240, 22)),
        ],
      }),
    },
    {
      title: {
        en: 'Wrong scale: stretched, too large',
        fr: 'Mauvaise échelle : motif étiré, trop grand',
      },
      alternative: {
        en: 'Elevation of the same wall with the pattern stretched: the diamonds are wide, flat and far too large.',
        fr: 'Élévation du même mur au motif étiré : les losanges sont larges, aplatis et bien trop grands.',
      },
      draw: () => ({
        ...size,
        children: [wall, diamonds(170 * scale, 70 * scale), someone, floor, bad(point(240, 22))],
      }),
    },
  ],
};
