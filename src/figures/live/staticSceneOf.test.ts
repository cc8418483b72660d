import {expect, it} from 'vitest';
import {scenes} from '../scenes';
import {staticSceneOf} from './staticSceneOf';

it('every live figure starts from a scene of its own', () => {
  const sceneNames = Object.values(staticSceneOf).map(({scene}) => scene);
  expect(sceneNames.filter((scene) => !Object.hasOwn(scenes, scene))).toEqual([]);
  expect(new Set(sceneNames).size).toBe(sceneNames.length);
});
