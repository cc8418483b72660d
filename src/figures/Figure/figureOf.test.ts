import {expect, it, vi} from 'vitest';
import {figureOf} from './figureOf';
import HomeFigure from './HomeFigure';

// Panel imports modules that only Docusaurus resolves.
vi.mock('./Panel', () => ({default: () => null}));

const figure = {panels: [], callouts: []};

it('for a page without its drawing, says what is missing and where to add it, also on the home page', () => {
  expect(figureOf('closed-loop', figure)).toBe(figure);
  expect(() => figureOf('closed-loop', undefined)).toThrow('"closed-loop" has no drawing');
  expect(() => HomeFigure({})).toThrow('add remarkFigures to the docs');
  expect(() => HomeFigure({figure})).not.toThrow();
});
