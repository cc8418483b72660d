import {describe, expect, it} from 'vitest';
import {type FinderEvent, type Finding, finderAfter, idleFinding} from './finderAfter';
import {shortcutsAbout} from './findShortcuts';

const reader = {system: 'windows', language: 'fr'} as const;
const idle = {ctrlKey: false, shiftKey: false, altKey: false, metaKey: false};
const press = (key: string, held: Partial<typeof idle> = {}): FinderEvent => ({
  type: 'press',
  press: {...idle, ...held, key},
});
const shift = press('Shift', {shiftKey: true});
const backTab = press('Tab', {shiftKey: true});
const after = (...events: readonly FinderEvent[]): Finding =>
  events.reduce((finding, event) => finderAfter(finding, event, reader), idleFinding);

describe('the shortcut finder', () => {
  const typed = after({type: 'ask', query: 'zoom'});
  const pressed = after(press('z', {ctrlKey: true}));

  it('keeps its results when the reader moves through it with Tab', () => {
    for (const finding of [idleFinding, typed, pressed]) {
      expect(finderAfter(finding, press('Tab'), reader)).toBe(finding);
      expect(finderAfter(finding, backTab, reader)).toBe(finding);
    }
  });

  it('forgets the modifier of Shift + Tab, and modifiers held when the window loses focus', () => {
    const steps = [shift, backTab, {type: 'release'}] as const;
    const through = steps.reduce((at, event) => finderAfter(at, event, reader), pressed);
    expect(through).toEqual(pressed);
    const left = after({type: 'ask', query: 'zoom'}, press('Alt', {altKey: true}), {type: 'leave'});
    expect(left).toEqual(typed);
  });

  it('still finds the shortcut of Tab by name', () => {
    expect(shortcutsAbout('tab', 'fr')).toContain('enterAngle');
  });

  it('shows the pressed combination instead of the typed words, and a modifier alone once it is released', () => {
    expect(pressed).toMatchObject({query: '', answer: {names: ['undo'], system: 'windows'}});
    const alt = after(press('Alt', {altKey: true}));
    expect(alt).toMatchObject({pending: ['alt'], answer: null});
    expect(finderAfter(alt, {type: 'release'}, reader).answer?.names).toEqual(['suspendSnapping']);
  });

  const released = (key: string, held: Partial<typeof idle>) =>
    after(press(key, held), {type: 'release'}).answer;

  it('for keys that are no shortcut by themselves, lists the shortcuts that contain them', () => {
    expect(after(press(' ')).answer).toMatchObject({names: ['pan'], isPart: true});
    expect(after(press('c')).answer).toMatchObject({names: ['copy'], isPart: true});
    expect(released('Shift', {shiftKey: true})).toMatchObject({
      names: ['redo', 'ungroup', 'nudgeLarge', 'toggleSelection'],
      isPart: true,
    });
    expect(released('Shift', {shiftKey: true, ctrlKey: true})).toMatchObject({
      chord: 'Ctrl\u00a0+\u00a0Maj',
      names: ['redo', 'ungroup'],
    });
    expect(released('Control', {ctrlKey: true})?.names).toContain('duplicateByDrag');
  });

  it('lists what the keys do by themselves first, even on the other system', () => {
    expect(pressed.answer?.isPart).toBe(false);
    expect(after(press('z')).answer).toMatchObject({names: ['walkAzerty'], isPart: false});
    expect(released('Meta', {metaKey: true})).toMatchObject({
      names: ['suspendSnapping'],
      isPart: false,
      system: 'mac',
    });
    expect(released('Meta', {metaKey: true, shiftKey: true})).toMatchObject({
      names: ['redo', 'ungroup'],
      isPart: true,
      system: 'mac',
    });
  });

  it('finds nothing for keys that are in no shortcut', () => {
    for (const event of [press('F5'), press('k', {ctrlKey: true}), press('CapsLock')]) {
      expect(after(event).answer).toMatchObject({names: [], isPart: false, system: 'windows'});
    }
  });
});
