import {expect, it} from 'vitest';
import {chordLabel} from './chordLabel';
import {scrollsPage} from './scrollsPage';

it('names keys by what is printed on them, in both languages', () => {
  expect(chordLabel(['ctrl', 'PageUp'], 'fr')).toBe('Ctrl\u00a0+\u00a0Page préc');
  expect(chordLabel(['Insert'], 'fr')).toBe('Inser');
  expect(chordLabel(['ContextMenu'], 'fr')).toBe('Menu');
  expect(chordLabel(['PageDown'], 'en')).toBe('Page Down');
  expect(chordLabel(['F5'], 'fr')).toBe('F5');
  expect(chordLabel(['é'], 'fr')).toBe('É');
  expect(chordLabel(['ctrl', 'z'], 'fr')).toBe('Ctrl\u00a0+\u00a0Z');
});

it('calls a key “this key” when only browsers know its name', () => {
  for (const key of ['AudioVolumeUp', 'Unidentified', 'constructor']) {
    expect(chordLabel([key], 'fr')).toBe('cette touche');
    expect(chordLabel([key], 'en')).toBe('this key');
  }
});

it('reports that a key scrolls the page unless the browser gives it another meaning', () => {
  const idle = {ctrlKey: false, shiftKey: false, altKey: false, metaKey: false};
  const scrolls = (key: string, held: Partial<typeof idle> = {}): boolean =>
    scrollsPage({...idle, ...held, key});
  expect(['PageUp', 'PageDown', 'Home', 'End'].every((key) => scrolls(key))).toBe(true);
  expect(scrolls('End', {ctrlKey: true})).toBe(true);
  expect(scrolls('PageDown', {ctrlKey: true})).toBe(false);
  expect(scrolls('Home', {altKey: true})).toBe(false);
  expect(['Tab', 'Escape', 'F5', 'k'].some((key) => scrolls(key))).toBe(false);
});
