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

describe('the search among the shortcuts', () => {
  const typed = after({type: 'ask', query: 'zoom'});
  const pressed = after(press('z', {ctrlKey: true}));

  it('keeps what was found when the reader passes through with Tab', () => {
    for (const finding of [idleFinding, typed, pressed]) {
      expect(finderAfter(finding, press('Tab'), reader)).toBe(finding);
      expect(finderAfter(finding, backTab, reader)).toBe(finding);
    }
  });

  it('forgets the modifier of Shift + Tab, and of a window left', () => {
    const steps = [shift, backTab, {type: 'release'}] as const;
    const through = steps.reduce((at, event) => finderAfter(at, event, reader), pressed);
    expect(through).toEqual(pressed);
    const left = after({type: 'ask', query: 'zoom'}, press('Alt', {altKey: true}), {type: 'leave'});
    expect(left).toEqual(typed);
  });

  it('still finds the shortcut of Tab by its name', () => {
    expect(shortcutsAbout('tab', 'fr')).toContain('enterAngle');
  });

  it('answers a combination in place of the words, and a modifier once released', () => {
    expect(pressed).toMatchObject({query: '', answer: {names: ['undo'], system: 'windows'}});
    const alt = after(press('Alt', {altKey: true}));
    expect(alt).toMatchObject({pending: ['alt'], answer: null});
    expect(finderAfter(alt, {type: 'release'}, reader).answer?.names).toEqual(['suspendSnapping']);
  });

  const released = (key: string, held: Partial<typeof idle>) =>
    after(press(key, held), {type: 'release'}).answer;

  it('answers keys that are no shortcut by themselves with those that need more', () => {
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

  it('answers with what the keys do by themselves first, even on the other system', () => {
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

  it('answers nothing to keys that no shortcut has', () => {
    for (const event of [press('F5'), press('k', {ctrlKey: true}), press('CapsLock')]) {
      expect(after(event).answer).toMatchObject({names: [], isPart: false, system: 'windows'});
    }
  });
});
