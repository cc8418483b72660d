import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {nameOf} from '../content-contract/data/objectFields';
import {plainValue} from '../content-contract/vocabulary/plainValue';
import {itemTypes} from './itemTypes';

const registry = 'src/theme/NavbarItem/ComponentTypes.tsx';

it('are those that the theme can show', () => {
  const source = readFileSync(registry, 'utf8');
  const module = ts.createSourceFile(registry, source, ts.ScriptTarget.Latest, true);
  const types = plainValue(module, 'ComponentTypes');
  const names = types && ts.isObjectLiteralExpression(types) ? types.properties.map(nameOf) : [];
  expect(names).toEqual(itemTypes);
});
