import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Background plan: two markers on a known length give the scale, the other direction checks it. */
export default liveFigure(machine);
