import {expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {isOnlyBegun} from './isOnlyBegun';

it.each([
  ['fr', 'je veux ', true],
  ['fr', 'pourquoi', true],
  ['fr', 'salu chui tjrs euh', true],
  ['fr', 'je ne veux pas', true],
  ['fr', 'comment savo', true],
  ['fr', 'comment savo ', false],
  ['fr', 'comment savo mur', false],
  ['fr', 'mur savo', false],
  ['fr', 'pourriez-vous m’expli', true],
  ['fr', 'mon architecte me dem', true],
  ['fr', 'est-ce que quelqu’un sau', true],
  ['fr', 'mon architecte xqzt', false],
  ['fr', 'xqzt', false],
  ['fr', '*', false],
  ['en', 'how wou', true],
  ['en', 'my builder wan', true],
  ['en', 'we are strugg', true],
  ['en', 'how walls', false],
] as const)('in %s "%s": %s', (language, query, isBegun) => {
  expect(isOnlyBegun(query, analysisOf(language))).toBe(isBegun);
});
