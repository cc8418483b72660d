import {pageRule} from '../Rule';

/** A page can be read: its tags are closed, its quotes are straight, its braces are code. */
export const syntax = pageRule('syntax', ({syntaxFaults}) => syntaxFaults);
