import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {faultsOf, goodBody, itFinds} from '../faultCases';
import {frontMatter} from './frontMatter';

itFinds(frontMatter, [
  {
    name: 'a missing title',
    fields: {title: ''},
    at: '1:1',
    says: 'lacks title',
    remedy: 'title: "',
  },
  {
    name: 'a missing menu label',
    fields: {sidebar_label: ''},
    at: '1:1',
    says: 'lacks sidebar_label',
    remedy: 'sidebar_label: "',
  },
  {
    name: 'a missing description',
    fields: {description: ''},
    at: '1:1',
    says: 'lacks description',
    remedy: 'description: "',
  },
  {
    name: 'a title that is too long',
    fields: {title: `"${'wall '.repeat(13)}"`},
    at: '2:1',
    says: 'title has 64 characters',
    remedy: '60 or fewer',
  },
  {
    name: 'a description that is too short',
    fields: {description: '"Walls."'},
    at: '4:1',
    says: 'description has 6 characters',
    remedy: '120 or more',
  },
  {
    name: 'keywords separated by semicolons',
    fields: {keywords: '[wall; room]'},
    at: '5:1',
    says: '“wall; room”',
    remedy: 'each separately',
  },
  {
    name: 'an unknown field',
    fields: {keyword: '[a]'},
    at: '7:1',
    says: 'no field keyword',
    remedy: 'keywords?',
  },
  {
    name: 'a custom address',
    fields: {slug: '/w'},
    at: '7:1',
    says: 'slug is not used',
    remedy: 'name of the file',
  },
  {
    name: 'an unknown type',
    fields: {type: 'guide'},
    at: '6:1',
    says: 'no type of page guide',
    remedy: 'task, reference',
  },
  {
    name: 'an empty list of keywords',
    fields: {keywords: '[]'},
    at: '5:1',
    says: 'list of keywords is empty',
    remedy: 'keywords: [wall',
  },
  {
    name: 'a keyword without a letter',
    fields: {keywords: '[" "]'},
    at: '5:1',
    says: 'list of keywords is empty',
    remedy: 'keywords: [wall',
  },
  {
    name: 'a blank title',
    fields: {title: '" "'},
    at: '2:1',
    says: 'title is empty',
    remedy: 'Write title: "',
  },
  {
    name: 'a number for a title',
    fields: {title: '2026'},
    at: '2:1',
    says: 'is not a text',
    remedy: 'title: "2026"',
  },
  {
    name: 'keywords without brackets',
    fields: {keywords: 'wall, a room;door'},
    at: '5:1',
    says: 'is not a list',
    remedy: 'keywords: [wall, a room, door]',
  },
  {
    name: 'a number among the keywords',
    fields: {keywords: '[wall, 2026]'},
    at: '5:1',
    says: 'is a number',
    remedy: '"2026"',
  },
  {
    name: 'a draft that is neither true nor false',
    fields: {draft: 'yes'},
    at: '7:1',
    says: 'neither true nor false',
    remedy: 'or remove the line',
  },
  {
    name: 'an optional field without a value',
    fields: {image: '""'},
    at: '7:1',
    says: 'image is empty',
    remedy: 'or remove the line',
  },
  {
    name: 'a capitalized type',
    fields: {type: 'Task'},
    at: '6:1',
    says: 'no type of page Task',
    remedy: 'mean task?',
  },
  {
    name: 'a field used on other sites',
    fields: {tags: '[wall]'},
    at: '7:1',
    says: 'tags is not used',
    remedy: 'list of keywords',
  },
  {
    name: 'keywords in one text',
    fields: {keywords: '["wall, partition"]'},
    at: '5:1',
    says: '“wall, partition”',
    remedy: 'each separately',
  },
]);

it('requires no menu label for the home page', () => {
  const home = fakePage(goodBody, {sidebar_label: ''});
  expect(frontMatter.check(fakeSite({'docs/index.mdx': home}))).toEqual([]);
});

it('accepts a draft without keywords', () => {
  expect(faultsOf(frontMatter, goodBody, {keywords: '[]', draft: 'true'})).toEqual([]);
});

it('reports a misspelt field name once', () => {
  const faults = faultsOf(frontMatter, goodBody, {title: '', titre: '"Murs"'});
  expect(faults).toMatchObject([{what: 'There is no field titre.', remedy: 'Did you mean title?'}]);
});

it('reports a field that contains only a YAML marker as empty', () => {
  const faults = faultsOf(frontMatter, goodBody, {title: '>-'});
  expect(faults).toMatchObject([{what: 'The field title is empty.'}]);
});

it.each([
  ['title', ' ', 'The field title is empty. Write title: "A text in straight quotes".'],
  ['draft', ' ', 'The field draft is empty. Write draft: true, or remove the line.'],
  ['title', '[Draw, walls]', 'is not a text. .*: title: "Draw, walls".'],
  ['title', '{Draw: walls}', 'is not a text. .*: title: "Draw: walls".'],
  ['title', '12', 'is not a text. .*: title: "12".'],
  ['keywords', 'wall,, room,', 'is not a list. .*: keywords: .wall, room.\\.'],
  ['keywords', '[wall, 2026]', 'One of the keywords is a number'],
])('says how to write %s: %s', (name, value, says) => {
  const told = faultsOf(frontMatter, goodBody, {[name]: value});
  expect(told.map(({what, remedy}) => `${what} ${remedy}`)).toContainEqual(
    expect.stringMatching(new RegExp(says)),
  );
});
