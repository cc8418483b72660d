import {expect, it} from 'vitest';
import {canPrefetch} from './canPrefetch';

it.each([
  [undefined, true],
  [{effectiveType: '4g'}, true],
  [{effectiveType: '3g', saveData: false}, true],
  [{effectiveType: '2g'}, false],
  [{effectiveType: 'slow-2g'}, false],
  [{effectiveType: '4g', saveData: true}, false],
  [{}, false],
  [{saveData: false}, false],
])('tells whether links may be prefetched on %o: %s', (connection, expected) => {
  expect(canPrefetch(connection)).toBe(expected);
});
