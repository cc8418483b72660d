import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Exercise: which surface covers which, and what supports a railing. */
export default liveFigure(machine);
