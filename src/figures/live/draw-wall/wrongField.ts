import type {Hand} from './model';

/** The field whose text is to blame for what is wrong, if one is. */
export function wrongField({fault, lengthText}: Hand): 'length' | 'angle' | undefined {
  switch (fault) {
    case 'length':
    case 'noLength':
    case 'shortLength':
      return 'length';
    case 'angle':
      return 'angle';
    case 'outside':
      // Pointer and keys stay on the sheet: only what is typed leads off it.
      return lengthText.trim() === '' ? 'angle' : 'length';
    default:
      return undefined;
  }
}
