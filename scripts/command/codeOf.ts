import type {UsageError} from './UsageError';

const usageErrorName: UsageError['name'] = 'UsageError';

/**
 * The exit code for a thrown error: 2 for wrong usage, 1 when the command itself failed. Compares
 * names rather than classes, because ES modules such as those of bench/ load their own copy of the
 * class.
 */
export function codeOf(error: unknown): 1 | 2 {
  return error instanceof Error && error.name === usageErrorName ? 2 : 1;
}
