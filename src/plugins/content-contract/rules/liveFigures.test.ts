import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french, itFinds} from '../faultCases';
import {liveFigures} from './liveFigures';

itFinds(liveFigures, [
  {
    name: 'a live figure made for another scene',
    body: '<PlanFigure scene="closed-loop" caption="A loop." live="draw-wall" />',
    at: '8:1',
    says: 'live="draw-wall" does not go with <PlanFigure scene="closed-loop">',
    remedy: 'goes with <PlanFigure scene="draw-a-wall">. This scene has live="close-room".',
  },
  {
    name: 'a live figure in another element',
    body: '<SectionFigure scene="closed-loop" caption="A loop." live="close-room" />',
    at: '8:1',
    says: 'does not go with <SectionFigure',
    remedy: 'goes with <PlanFigure scene="closed-loop">. Correct the word',
  },
]);

it.each(['scene="closed-loop" live="close-rom"', 'live="close-room"'])(
  'leaves to the rule words what it reports: %s',
  (attributes) => {
    const source = fakePage(`<PlanFigure ${attributes} caption="A loop." />`);
    const found = checkSite(fakeSite({[english]: source, [french]: source}));
    expect(found.filter(({file}) => file === english).map(({rule}) => rule)).toEqual(['words']);
  },
);
