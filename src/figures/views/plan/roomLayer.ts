import type {Language} from '../../../product/language';
import type {Room} from '../../model/rooms';
import {text} from '../marks/text';
import {element, type SvgNode} from '../node';
import {regionData} from '../pathData';
import {type Place, placeRegion} from '../place';
import {say, squareMetres} from '../words';

/** The floors of rooms, filled as the product fills a closed room. */
export const roomFloors = (rooms: readonly Room[], place: Place, className = 'room'): SvgNode =>
  element('path', {
    class: className,
    d: regionData(rooms.map(({floor}) => placeRegion(floor, place))),
  });

/** The name of each room and, under it, its area. */
export const roomLabels = (rooms: readonly Room[], place: Place, language: Language): SvgNode[] =>
  rooms.flatMap(({label, areaM2}) => {
    if (!label) return [];
    const at = place(label.at);
    return [
      text(say(label.name, language), at, 'name'),
      text(squareMetres(areaM2, language), {x: at.x, y: at.y + 14}, 'area'),
    ];
  });
