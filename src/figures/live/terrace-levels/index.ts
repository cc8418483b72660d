import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';

/** Terrace and levels: which surface covers which, and what a railing stands on. */
export default liveFigure(machine);
