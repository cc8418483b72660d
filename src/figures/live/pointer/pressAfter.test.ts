import {describe, expect, it} from 'vitest';
import {type PointerChange, type PointerFacts, type Press, pressAfter} from './pressAfter';

type Step = readonly [PointerChange, Partial<PointerFacts>, string?];

const mouse: PointerFacts = {
  pointerId: 1,
  pointerType: 'mouse',
  isPrimary: true,
  button: 0,
  buttons: 1,
  ctrlKey: false,
  clientX: 100,
  clientY: 100,
};
const finger = {...mouse, pointerId: 2, pointerType: 'touch'};
const second = {...finger, pointerId: 3, isPrimary: false, clientX: 300};
const up = {buttons: 0};

/** The phases reported to the drawing for a sequence of changes, each with its grip. */
const told = (...steps: readonly Step[]): string[] => toldOn('Windows', steps);

function toldOn(system: 'Windows' | 'Mac', steps: readonly Step[]): string[] {
  let press: Press | undefined;
  return steps.flatMap(([change, facts, under]) => {
    const after = pressAfter(press, change, {...mouse, ...facts}, under, system === 'Mac');
    press = after.press;
    return after.told.map(({phase, grip}) => (grip ? `${phase} ${grip}` : phase));
  });
}

describe('pressAfter', () => {
  it('distinguishes a tap from a drag', () => {
    expect(told(['down', {}], ['move', {clientX: 106}], ['up', up])).toEqual([
      'down',
      'drag',
      'up',
      'tap',
    ]);
    const there = told(['down', {}], ['move', {clientX: 120}], ['move', {}], ['up', up]);
    expect(there).toEqual(['down', 'drag', 'drag', 'up']);
  });

  it('follows the finger that pressed, and ignores a second one', () => {
    expect(
      told(
        ['down', finger, 'a'],
        ['down', second, 'b'],
        ['move', {...second, clientX: 350}, 'b'],
        ['move', {...finger, clientX: 140}, 'a'],
        ['up', {...second, ...up}, 'b'],
        ['up', {...finger, ...up}, 'a'],
      ),
    ).toEqual(['down a', 'drag a', 'up a']);
  });

  it('treats two fingers at once as no tap, and ignores what one of them does afterwards', () => {
    expect(
      told(
        ['down', finger],
        ['down', second],
        ['up', {...finger, ...up}],
        ['move', second],
        ['up', {...second, ...up}],
      ),
    ).toEqual(['down', 'up']);
  });

  it('ignores other buttons', () => {
    expect(told(['down', {button: 2}], ['move', up])).toEqual(['hover']);
  });

  it('ignores Control + click on a Mac, which opens a menu, but handles it elsewhere', () => {
    const control = {ctrlKey: true};
    expect(
      toldOn('Mac', [
        ['down', control],
        ['move', up],
      ]),
    ).toEqual(['hover']);
    expect(toldOn('Mac', [['down', {...finger, ...control}]])).toEqual(['down']);
    expect(
      toldOn('Windows', [
        ['down', control],
        ['up', up],
      ]),
    ).toEqual(['down', 'up', 'tap']);
  });

  it('ends a press whose release it never saw', () => {
    expect(told(['down', {}, 'a'], ['move', up, 'b'], ['up', up, 'b'])).toEqual([
      'down a',
      'leave a',
      'hover b',
    ]);
    expect(told(['down', finger, 'a'], ['down', {...finger, pointerId: 4}, 'b'])).toEqual([
      'down a',
      'down b',
    ]);
  });

  it('ends a press that the browser cancels, and ignores the loss of another pointer', () => {
    expect(told(['down', finger], ['lost', second], ['lost', finger], ['up', finger])).toEqual([
      'down',
      'leave',
    ]);
    expect(told(['down', {}], ['up', up], ['lost', up])).toEqual(['down', 'up', 'tap']);
  });

  it('reports that the pointer has left, but not during a press, which continues outside', () => {
    expect(told(['move', up], ['leave', up])).toEqual(['hover', 'leave']);
    expect(told(['down', {}], ['leave', {}], ['move', {}])).toEqual(['down', 'drag']);
  });
});
