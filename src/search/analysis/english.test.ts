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
    ['colour', 'color'],
    ['customise', 'customize'],
    ['centre', 'center'],
    ['storeys', 'storey'],
    ['ceilings', 'ceiling'],
    ['copies', 'copy'],
    ['selection', 'select'],
    ['alignment', 'align'],
    ['how do I draw a wall?', 'draw wall'],
    ['the room’s area', 'room area'],
    ['a path round the garden', 'path garden'],
    ['it moves all the time', 'moves'],
  ])('reads %s as %s', (one, other) => {
    expect(stems(one)).toEqual(stems(other));
  });

  it.each([
    ['basement', 'base'],
    ['glass', 'glas'],
    ['tour', 'tor'],
    // Typed for “partition”: a stem must not make another word of a slip.
    ['partion', 'part'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stems(one)).not.toEqual(stems(other));
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
});
