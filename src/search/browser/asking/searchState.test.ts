import {expect, it} from 'vitest';
import type {SearchAnswer} from '../../SearchAnswer';
import {type Outcome, type SearchState, searchState} from './searchState';

const answer = {query: 'mur'} as SearchAnswer;
const begun = {query: 'mur', isOnlyBegun: true} as SearchAnswer;
const answered: Outcome = {versionUrl: '/fr/', answer, failedAt: 0};
const failed: Outcome = {...answered, failedAt: 1};

const question = {versionUrl: '/fr/', query: 'mur', attempt: 1};
const elsewhere = {...question, versionUrl: '/fr/2024/'};

it.each<[string, typeof question, Outcome | null, SearchState]>([
  ['nothing asked', {...question, query: ' '}, null, {kind: 'idle'}],
  ['on its way', question, null, {kind: 'waiting', previous: null}],
  ['answered', question, answered, {kind: 'answered', answer}],
  ['a question that only begins', question, {...answered, answer: begun}, {kind: 'idle'}],
  ['typed on', {...question, query: 'murs'}, answered, {kind: 'waiting', previous: answer}],
  ['the same words in another version', elsewhere, answered, {kind: 'waiting', previous: null}],
  ['failed', question, failed, {kind: 'failed'}],
  ['failed before anything was asked', {...question, query: ''}, failed, {kind: 'failed'}],
  ['tried again', {...question, attempt: 2}, failed, {kind: 'answered', answer}],
  ['failed in another version', elsewhere, failed, {kind: 'waiting', previous: null}],
])('%s', (_case, asked, outcome, state) => {
  expect(searchState(asked, outcome)).toEqual(state);
});
