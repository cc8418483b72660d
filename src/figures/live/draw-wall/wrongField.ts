import type {DrawState} from './model';
import {waysThatFit} from './waysThatFit';

/** The field whose text is to blame for what is wrong, if one is. */
export function wrongField(state: DrawState): 'length' | 'angle' | undefined {
  const {fault, lengthText} = state.hand;
  switch (fault) {
    case 'length':
    case 'noLength':
    case 'shortLength':
      return 'length';
    case 'angle':
      return 'angle';
    case 'outside':
      // Pointer and keys stay on the sheet: only what is typed leads off it.
      return lengthText.trim() === '' || waysThatFit(state).length > 0 ? 'angle' : 'length';
    default:
      return undefined;
  }
}
