import type {Language} from '../../../product/language';
import type {Room} from '../../model/rooms';
import {text} from '../marks/text';
import {element, type SvgNode} from '../node';
import {regionData} from '../pathData';
import {type Place, placeRegion} from '../place';
import {squareMetres} from '../words';
import {nameLines} from './nameLines';

const lineUnits = 14;

/** The floors of rooms, filled as the product fills a closed room. */
export const roomFloors = (rooms: readonly Room[], place: Place, className = 'room'): SvgNode =>
  element('path', {
    class: className,
    d: regionData(rooms.map(({floor}) => placeRegion(floor, place))),
  });

/** The name of each room, on two lines when it is too long for one, with its area below. */
export const roomLabels = (rooms: readonly Room[], place: Place, language: Language): SvgNode[] =>
  rooms.flatMap(({label, floor, areaM2}) => {
    if (!label) return [];
    const at = place(label.at);
    const across = floor.outline.map((corner) => place(corner).x);
    const lines = nameLines(label.name[language], Math.max(...across) - Math.min(...across));
    const top = at.y - ((lines.length - 1) * lineUnits) / 2;
    return [
      ...lines.map((line, index) => text(line, {x: at.x, y: top + index * lineUnits}, 'name')),
      text(squareMetres(areaM2, language), {x: at.x, y: top + lines.length * lineUnits}, 'area'),
    ];
  });
