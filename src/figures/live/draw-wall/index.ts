import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Draw a wall: click or type, with snapping, until a room closes. */
export default liveFigure(machine);
