import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Exercise: draw walls by clicking or typing, with snapping, until a room closes. */
export default liveFigure(machine);
