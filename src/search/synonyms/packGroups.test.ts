import {expect, it} from 'vitest';
import {packGroups, unpackGroups} from './packGroups';
import {synonymGroups} from './synonymGroups';

it.each(['en', 'fr'] as const)('restores the packed groups of %s unchanged', (language) => {
  const groups = synonymGroups(language);
  const read = unpackGroups(JSON.parse(JSON.stringify(packGroups(groups))));
  expect(read.map(({words}) => words)).toEqual(groups.map(({words}) => words));
  expect(read.map(({borrowed}) => borrowed)).toEqual(groups.map(({borrowed = []}) => borrowed));
  const sortOf = (name: string): string =>
    /^(?:verb-|kind-|other-tool|furniture)/.exec(name)?.[0] ?? '';
  expect(read.map(({name}) => sortOf(name))).toEqual(groups.map(({name}) => sortOf(name)));
  expect(new Set(read.map(({name}) => name)).size).toBe(groups.length);
});
