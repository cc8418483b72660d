import type {DrawState} from './model';
import {waysThatFit} from './waysThatFit';

/** The field whose text causes the fault; `undefined` when neither does. */
export function wrongField(state: DrawState): 'length' | 'angle' | undefined {
  const {fault, lengthText} = state.interaction;
  switch (fault) {
    case 'length':
    case 'noLength':
    case 'shortLength':
      return 'length';
    case 'angle':
      return 'angle';
    case 'outside':
      // Pointer and keys cannot leave the sheet: only typed values can.
      return lengthText.trim() === '' || waysThatFit(state).length > 0 ? 'angle' : 'length';
    default:
      return undefined;
  }
}
