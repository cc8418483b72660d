import {createRequire} from 'node:module';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fakePage} from '../fakeSite';
import {forgiveFrontMatter} from './forgiveFrontMatter';

const docs = createRequire(import.meta.url).resolve('@docusaurus/plugin-content-docs');
const {validateDocFrontMatter} = createRequire(docs)('./frontMatter.js');

const mark = forgiveFrontMatter('/site', async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  return {frontMatter: {...frontMatter, is_marked: true}, content};
});

function parse(fileContent: string) {
  const filePath = '/site/docs/faq/walls.mdx';
  return mark({filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
}

const unreadable = fakePage('The text.', {type: 'x'}).replace('type:', '\ttype:');

afterEach(() => vi.unstubAllEnvs());

describe('while writing', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));

  it('shows the error of an unreadable front matter, and the text', async () => {
    const {frontMatter, content} = await parse(unreadable);
    expect(frontMatter).toEqual({
      title: expect.stringMatching(
        /^docs\/faq\/walls\.mdx:6:1 There are spaces or other characters .* Begin the line/,
      ),
      sidebar_label: 'walls.mdx',
      is_marked: true,
    });
    expect(content.trim()).toBe('The text.');
  });

  it('leaves a valid front matter unchanged', async () => {
    const given = await DEFAULT_PARSE_FRONT_MATTER({fileContent: fakePage('A.'), filePath: ''});
    const {frontMatter, content} = await parse(`\uFEFF${fakePage('A.')}`);
    expect(frontMatter).toEqual({...given.frontMatter, is_marked: true});
    expect(content).toBe(given.content);
  });

  it('passes Docusaurus nothing that it rejects', async () => {
    const names = [
      'title',
      'draft',
      'keywords',
      'image',
      'sidebar_label',
      'pagination_next',
      'tags',
    ];
    const values = [
      '',
      '""',
      '[]',
      '[""]',
      '[3]',
      '3',
      'text',
      '[a, b]',
      'true',
      '"a b.png"',
      '{a: 1}',
    ];
    const fields = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...values));
    await fc.assert(
      fc.asyncProperty(fields, async (changed) => {
        const lines = Object.entries(changed).map(([name, value]) => `${name}: ${value}`);
        const {frontMatter} = await parse(['---', 'type: task', ...lines, '---', ''].join('\n'));
        expect(() => validateDocFrontMatter(frontMatter)).not.toThrow();
      }),
    );
  });
});

it('otherwise, leaves the fault to the build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(parse(unreadable)).rejects.toThrow('tab');
});
