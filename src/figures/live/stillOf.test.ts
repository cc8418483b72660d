import {expect, it} from 'vitest';
import {scenes} from '../scenes';
import {stillOf} from './stillOf';

it('every live figure starts from a scene of its own', () => {
  const stills = Object.values(stillOf).map(({scene}) => scene);
  expect(stills.filter((scene) => !Object.hasOwn(scenes, scene))).toEqual([]);
  expect(new Set(stills).size).toBe(stills.length);
});
