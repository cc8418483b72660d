import {expect, it, vi} from 'vitest';
import {loadParts} from './loadParts';

const {Page, sidebar} = vi.hoisted(() => ({
  Page: Object.assign(() => null, {}),
  sidebar: {items: ['walls']},
}));

vi.mock('@generated/registry', () => ({
  default: {
    page: [async () => ({default: Page, metadata: {title: 'Murs'}, toc: []})],
    sidebar: [async () => ({default: sidebar})],
    nothing: [async () => ({default: null, more: 1})],
    text: [async () => ({default: 'a text', length: 6})],
    gone: [() => Promise.reject(new Error('Loading chunk 3 failed.'))],
  },
}));

it('replaces each chunk name with the default export of its module, in lists too', async () => {
  const names = {__comp: 'page', __props: {docs: ['sidebar', 'text']}, empty: {}};
  expect(await loadParts(names)).toEqual({
    __comp: Page,
    __props: {docs: [sidebar, 'a text']},
    empty: {},
  });
});

it('attaches the other exports of a module to its page component', async () => {
  expect({...((await loadParts('page')) as object)}).toEqual({metadata: {title: 'Murs'}, toc: []});
});

it('leaves values without properties unchanged', async () => {
  expect(await loadParts(['nothing', 'text', 'unknown'])).toEqual([null, 'a text', 'unknown']);
});

it('rejects when one of several chunks fails to load', async () => {
  await expect(loadParts({a: 'sidebar', b: {c: 'gone'}})).rejects.toThrow('chunk 3');
});
