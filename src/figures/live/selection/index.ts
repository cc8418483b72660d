import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Exercise: select furniture with a rectangle, then act on the whole selection at once. */
export default liveFigure(machine);
