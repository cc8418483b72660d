import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {procedures} from './procedures';

itFinds(procedures, [
  {
    name: 'eight steps',
    body: `<Steps>\n\n${'1. Click.\n'.repeat(8)}\n</Steps>`,
    at: '8:1',
    says: '8 steps',
    remedy: '7 steps',
  },
  {
    name: 'steps that are not a numbered list',
    body: '<Steps>\n\n- Click.\n\n</Steps>',
    at: '8:1',
    says: 'one numbered list',
    remedy: '1. 2. 3.',
  },
  {
    name: 'an empty step',
    body: '<Steps>\n\n1. Click.\n2.\n3. Click.\n\n</Steps>',
    at: '11:1',
    says: 'Step 2 is empty',
    remedy: 'remove it',
  },
  {
    name: 'a step that begins with spaces',
    body: '<Steps>\n\n1. Click.\n    2. Click.\n3. Click.\n\n</Steps>',
    at: '11:5',
    says: 'begins with spaces',
    remedy: 'start of the line',
  },
  {
    name: 'the steps of a task in an ordinary list',
    body: 'First:\n\n1. Click.\n2. Draw.',
    fields: {type: 'task'},
    at: '10:1',
    says: 'outside <Steps>',
    remedy: 'between <Steps>',
  },
  {
    name: 'a list in a step',
    body: '<Steps>\n\n1. Click:\n   - here\n\n</Steps>',
    at: '10:1',
    says: 'list of its own',
    remedy: 'sentence',
  },
  {
    name: 'a step that is numbered twice',
    body: '<Steps>\n\n1. Click.\n2. 2. Click.\n\n</Steps>',
    at: '11:1',
    says: 'two numbers',
    remedy: 'Keep one',
  },
]);

it('accepts numbered lists on other pages, and steps on task pages', () => {
  expect(faultsOf(procedures, '1. First\n2. Second')).toEqual([]);
  const steps = '<Steps>\n\n1. Click.\n2. Draw.\n\n</Steps>\n\n- Wall';
  expect(faultsOf(procedures, steps, {type: 'task'})).toEqual([]);
});

it('leaves to strayMarkup a list with invalid markers', () => {
  expect(faultsOf(procedures, '<Steps>\n\n1.Click.\n2.Draw.\n\n</Steps>')).toEqual([]);
});
