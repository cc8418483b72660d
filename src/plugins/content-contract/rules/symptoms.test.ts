import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {symptoms} from './symptoms';

itFinds(symptoms, [
  {
    name: 'a task page without symptoms',
    body: 'Text.',
    fields: {type: 'task'},
    at: '6:1',
    says: 'when the task fails',
    remedy: '/template',
  },
  {
    name: 'a task page with an empty symptom table',
    body: '<Symptoms>\n\nText.\n\n</Symptoms>',
    fields: {type: 'task'},
    at: '6:1',
    says: 'when the task fails',
    remedy: '<Symptom>',
  },
  {
    name: 'two symptoms with the same title',
    body: '<Symptom id="a" title="It is empty" cause="B">C</Symptom>\n\n<Symptom id="b" title="It is Empty" cause="D">E</Symptom>',
    at: '10:1',
    says: '“It is Empty” is already on the page, on line 8',
    remedy: 'how it differs',
  },
]);

it.each([
  ['a draft of a task', {type: 'task', draft: 'true'}],
  ['a page of another type', {}],
])('reports nothing for %s', (_, fields) => {
  expect(faultsOf(symptoms, 'Text.', fields)).toEqual([]);
});
