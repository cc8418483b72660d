import {expect, it} from 'vitest';
import {index, page} from '../exampleIndex';
import {learnFrom} from '../learning/learnFrom';
import {SearchEngine} from '../SearchEngine';
import {answer} from './answer';
import {section} from './answerOf';

const garden = page('/fr/jardin', 'Aménager un jardin', {
  keywords: ['bassin du jardin'],
  sections: [
    section('#lawn', 'Semer', 'Autour du bassin.'),
    section('#pool', 'Creuser', 'Le bassin est un trou.'),
  ],
});

/**
 * The first page found by a search that has learned from questions, by section of the garden, and
 * last those that any of it may answer.
 */
function firstHit(query: string, questions: readonly (readonly string[])[]) {
  const asked = questions.flatMap((texts, at) => {
    const section = at < garden.sections.length ? at : undefined;
    return texts.map((text) => ({text, page: 0, ...(section !== undefined && {section})}));
  });
  const engine = new SearchEngine(learnFrom({...index, synonyms: [], pages: [garden]}, asked));
  return answer(engine, query, 1).hits[0];
}
const pools = ['bassin profond', 'un bassin rond', 'mon bassin', 'bassin carré'];
const lawns = ['semer vert', 'semer au soleil', 'quand semer', 'semer ici'];

it('ranks first the section whose learned questions have the same words', () => {
  expect(firstHit('bassin', [])?.sections[0]?.url).toBe('/fr/jardin#lawn');
  expect(firstHit('bassin', [lawns, pools])?.sections[0]?.url).toBe('/fr/jardin#pool');
});

it('opens it, even if the keywords of the page match equally well', () => {
  expect(firstHit('bassin du jardin', [])?.isSectionBest).toBe(false);
  expect(firstHit('bassin du jardin', [lawns, pools])?.isSectionBest).toBe(true);
});

it('opens the page as a whole when several of its sections have the same question', () => {
  const both = ['bassin vert', 'semer au bassin', 'le bassin sec', 'un bassin sale'];
  const hit = firstHit('bassin du jardin', [both, pools]);
  expect(hit?.url).toBe('/fr/jardin');
  expect(hit?.isSectionBest).toBe(false);
});

it('opens the page as a whole when it answers the learned questions with the same words', () => {
  const holes = ['creuser profond', 'un trou à creuser'];
  expect(firstHit('creuser', [lawns, pools])?.isSectionBest).toBe(true);
  expect(firstHit('creuser', [lawns, pools, holes])?.isSectionBest).toBe(false);
});
