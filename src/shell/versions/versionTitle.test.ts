import {expect, it} from 'vitest';
import {versionTitle} from './versionTitle';

it('adds the version of a page', () => {
  expect(versionTitle('Changer votre mot de passe', '2024')).toBe(
    'Changer votre mot de passe (2024)',
  );
});

it('adds it only once', () => {
  expect(versionTitle('Centre d’aide 2024', '2024')).toBe('Centre d’aide 2024');
});
