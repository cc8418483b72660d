import {expect, it} from 'vitest';
import {docIdOf} from './docIdOf';

it.each([
  ['faq/index.mdx', 'faq/index'],
  ['02-faq/1. webgl.md', 'faq/webgl'],
  ['faq/3d.mdx', 'faq/3d'],
  ['faq/10-20.mdx', 'faq/10-20'],
])('a menu names %s by %s', (path, id) => expect(docIdOf(path)).toBe(id));
