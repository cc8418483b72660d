import {expect, it} from 'vitest';
import {namedPages} from './namedPages';
import {thisSite} from './thisSite';

const {pages} = thisSite;
const {withOtherInterfaces, madeOfLinks, ofWords, ...forWriters} = namedPages;

it.each([...Object.values(forWriters), ...Object.values(ofWords)])('%s is a page', (path) => {
  const found = pages.filter((page) => page.path === path && page.version === 'current');
  expect(found.map(({locale}) => locale).sort()).toEqual(['en', 'fr']);
});

it.each([...withOtherInterfaces, ...madeOfLinks])(
  '%s is a page, if only an archived one',
  (path) => {
    expect(pages.map((page) => page.path)).toContain(path);
  },
);
