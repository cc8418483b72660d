import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import ComponentCreator from './ComponentCreator';

const preload = vi.fn(() => Promise.resolve());
const Page = Object.assign(() => null, {preload});
vi.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => ({
  default: vi.fn(() => Page),
}));

beforeEach(() => {
  vi.clearAllMocks();
});

it('makes nothing for a route that nobody asks for', () => {
  ComponentCreator('/faq', '1a2');
  expect(createComponent).not.toHaveBeenCalled();
});

it('brings the chunks and shows the page by one and the same component of core', async () => {
  const route = ComponentCreator('/faq', '1a2');
  await route.preload();
  expect(preload).toHaveBeenCalledOnce();
  expect(route({location: '/faq'})).toEqual(createElement(Page, {location: '/faq'} as object));
  expect(createComponent).toHaveBeenCalledExactlyOnceWith('/faq', '1a2');
});
