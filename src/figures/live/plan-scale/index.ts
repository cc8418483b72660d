import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/**
 * Exercise: two markers on a known length set the scale of a background plan, and a length in the
 * other direction checks it.
 */
export default liveFigure(machine);
