import {describe, expect, it} from 'vitest';
import {english} from './english';

function stems(text: string): string[] {
  return english.words(text).flatMap(({role, stem}) => (role === 'stop' ? [] : [stem]));
}

describe('English analysis', () => {
  it.each([
    ['walls', 'wall'],
    ['drawing', 'draw'],
    ['stopped', 'stop'],
    ['filling', 'fill'],
    ['rolled', 'roll'],
    ['colour', 'color'],
    ['customise', 'customize'],
    ['centre', 'center'],
    ['moulding', 'molding'],
    ['storeys', 'storey'],
    ['ceilings', 'ceiling'],
    ['copies', 'copy'],
    ['selection', 'select'],
    ['alignment', 'align'],
    ['how do I draw a wall?', 'draw wall'],
    ['the room’s area', 'room area'],
    ['a path round the garden', 'path garden'],
    ['it moves all the time', 'moves'],
    ['all of a sudden the wall moves', 'wall moves'],
    ['the wall moves every time', 'wall moves'],
    ['skirting boards step by step', 'skirting boards'],
    ['where do I find the roof', 'roof'],
    ['a tutorial about walls', 'walls'],
    ['how many walls', 'walls'],
    ['look at lots of walls', 'walls'],
    ['the 2nd wall on the 3rd floor', 'second wall third floor'],
    ['a 2d wall', '2d wall'],
    ['does it work on a tablet', 'compatible tablet'],
    ['which browser does it run on', 'browser compatible'],
    ['the wall does not move any more', 'the wall does not move'],
    ['whats a wall', 'wall'],
    ['the wall moves again', 'wall moves'],
    ['the wall no longer moves', 'the wall never moves'],
    ['does anyone understand what happens to my wall', 'wall'],
    ['i’m stuck, a wall moves, pls help', 'wall moves'],
  ])('reads %s as %s', (one, other) => {
    expect(stems(one)).toEqual(stems(other));
  });

  it.each([
    ['basement', 'base'],
    // A room that is not filling in is not a question about files.
    ['filling', 'file'],
    ['glass', 'glas'],
    ['tour', 'tor'],
    // A typo of “partition”: stemming must not turn it into another word.
    ['partion', 'part'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stems(one)).not.toEqual(stems(other));
  });

  it('hears what small words tell together', () => {
    expect(stems('everything about me')).toEqual(['everyth', 'about me']);
    expect(stems('about my wall')).toEqual(['wall']);
  });

  it('keeps the letter of a shortcut, which may be a small word', () => {
    expect(stems('Ctrl + A')).toEqual(['ctrl', 'a']);
    expect(stems('draw a wall')).toEqual(['draw', 'wall']);
  });

  it.each(['room won’t close', "room won't close", 'room does not close', 'room doesnt close'])(
    'hears the negation in "%s"',
    (text) => {
      expect(stems(text)).toEqual(['room', 'not', english.stem('close')]);
    },
  );

  it.each([
    ['stairs', 'stares'],
    ['ceiling', 'seeling'],
    ['height', 'hight'],
    ['graphics', 'grafix'],
    ['floor', 'flore'],
    ['room', 'rume'],
    ['partition', 'partishun'],
    ['driver', 'driva'],
  ])('hears %s in %s', (right, wrong) => {
    expect(english.sound(wrong)).toBe(english.sound(right));
  });

  it.each([
    ['fence', 'face'],
    ['house', 'hose'],
    ['roof', 'room'],
  ])('hears that %s is not %s', (one, other) => {
    expect(english.sound(one)).not.toBe(english.sound(other));
  });
});
