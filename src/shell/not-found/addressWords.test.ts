import {expect, it} from 'vitest';
import {addressWords} from './addressWords';

it('reads the words of any address', () => {
  expect(addressWords('/fr/a-b/Œuvre%20d%27art', '/fr/')).toEqual(['oeuvre', 'art']);
  expect(addressWords('/fr/%E0%A4%A', '/fr/')).not.toContain('');
});
