import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Selection: a rectangle around furniture, then what is done to all of it at once. */
export default liveFigure(machine);
