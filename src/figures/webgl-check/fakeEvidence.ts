import type {Evidence} from './Evidence';
import {sampleEvidence} from './sampleEvidence';

/** What the test sees in a case, for tests of what is made of it: the case as addresses name it. */
export function fakeEvidence(name: string): Evidence {
  const evidence = sampleEvidence(`?test=${name}`);
  if (!evidence) throw new Error(`There is no case named ${name}.`);
  return evidence;
}
