import type {Evidence} from './Evidence';
import {sampleEvidence} from './sampleEvidence';

/**
 * The evidence of one sample case, for tests; cases have the names of the `test` parameter in URLs.
 *
 * @throws when there is no such case
 */
export function fakeEvidence(name: string): Evidence {
  const evidence = sampleEvidence(`?test=${name}`);
  if (!evidence) throw new Error(`There is no case named ${name}.`);
  return evidence;
}
