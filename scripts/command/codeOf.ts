import type {Misuse} from './Misuse';

const misuse: Misuse['name'] = 'Misuse';

/**
 * The code that a command ends with when this was thrown: 2 when it was not asked as it is to be, 1
 * when it could not do what was asked. It is told by its name: a program that is an ES module, as those
 * of bench/ are, has a class of its own.
 */
export function codeOf(error: unknown): 1 | 2 {
  return error instanceof Error && error.name === misuse ? 2 : 1;
}
