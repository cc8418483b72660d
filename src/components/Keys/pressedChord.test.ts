import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type ShortcutFact, type ShortcutName, shortcuts} from '../../product/shortcuts';
import {shortcutsOfChord} from './findShortcuts';
import {chordOf, type Press, pressedChord} from './pressedChord';
import type {System} from './readerKeyboard';

const idle = {ctrlKey: false, shiftKey: false, altKey: false, metaKey: false};

function found(press: Partial<Press> & {key: string}, system: System): readonly ShortcutName[] {
  return shortcutsOfChord(chordOf(pressedChord({...idle, ...press}, system)), system);
}

describe('a combination that is pressed', () => {
  it.each([
    [{key: 'z', ctrlKey: true}, 'windows', ['undo']],
    [{key: 'Z', ctrlKey: true, shiftKey: true}, 'windows', ['redo']],
    [{key: 'z', metaKey: true}, 'mac', ['undo']],
    [{key: 'z', ctrlKey: true}, 'mac', []],
    [{key: 'Backspace'}, 'windows', ['removeLastPoint']],
    [{key: 'Backspace'}, 'mac', ['delete', 'removeLastPoint']],
    [{key: 'Delete'}, 'windows', ['delete']],
    [{key: 'Escape'}, 'windows', ['endWall']],
    [{key: 'ArrowLeft', shiftKey: true}, 'mac', ['nudgeLarge']],
    [{key: '?', shiftKey: true}, 'windows', ['help']],
    [{key: '0', shiftKey: true}, 'windows', ['fitToScreen']],
    [{key: 'q'}, 'windows', ['walkAzerty']],
    [{key: 's'}, 'windows', ['walkAzerty', 'walkQwerty']],
    [{key: 'Alt', altKey: true}, 'windows', ['suspendSnapping']],
    [{key: 'Meta', metaKey: true}, 'mac', ['suspendSnapping']],
    [{key: 'k', ctrlKey: true}, 'windows', []],
    [{key: 'F5'}, 'windows', []],
  ] as const)('%j on %s is %j', (press, system, names) => {
    expect(found(press, system)).toEqual(names);
  });

  it.each(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta'])(
    'is incomplete while only %s is held',
    (key) => {
      expect(pressedChord({...idle, key}, 'windows').key).toBeNull();
    },
  );

  it('is found whether the letter is upper or lower case', () => {
    const letters = fc.constantFrom(...'acdgsvxyz');
    fc.assert(
      fc.property(letters, fc.boolean(), (letter, shiftKey) => {
        const lower = found({key: letter, ctrlKey: true, shiftKey}, 'windows');
        expect(found({key: letter.toUpperCase(), ctrlKey: true, shiftKey}, 'windows')).toEqual(
          lower,
        );
      }),
    );
  });

  it('never matches a mouse gesture', () => {
    const press = fc.record({
      key: fc.oneof(fc.string({minLength: 1, maxLength: 1}), fc.constantFrom('Enter', 'Tab', ' ')),
      ctrlKey: fc.boolean(),
      shiftKey: fc.boolean(),
      altKey: fc.boolean(),
      metaKey: fc.boolean(),
    });
    fc.assert(
      fc.property(press, fc.constantFrom<System>('windows', 'mac'), (pressed, system) => {
        const facts = found(pressed, system).map((name): ShortcutFact => shortcuts[name]);
        expect(facts.filter(({group}) => group === 'mouse')).toEqual([]);
      }),
    );
  });
});
