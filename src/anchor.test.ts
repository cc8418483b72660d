import {expect, it, vi} from 'vitest';
import {anchorId, anchorOf} from './anchor';

it.each([
  ['', ''],
  ['#', ''],
  ['#walls', 'walls'],
  ['#%C3%A9tage', 'étage'],
  ['#100%', '100%'],
  ['#%C3%A9tage-100%', '%C3%A9tage-100%'],
  ['##walls', '#walls'],
])('%j names the id %j', (hash, id) => {
  expect(anchorId(hash)).toBe(id);
});

it('finds an element by its id, and looks for none without a fragment', () => {
  const element = {} as HTMLElement;
  const getElementById = vi.fn((id: string) => (id === '100%' ? element : null));
  expect(anchorOf('#100%', {getElementById})).toBe(element);
  expect(anchorOf('#walls', {getElementById})).toBeNull();
  expect(getElementById).toHaveBeenCalledTimes(2);
  expect(anchorOf('', {getElementById})).toBeNull();
  expect(anchorOf('#', {getElementById})).toBeNull();
  expect(getElementById).toHaveBeenCalledTimes(2);
});
