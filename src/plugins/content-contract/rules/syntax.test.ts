import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {syntax} from './syntax';

it('says that the rest of an unreadable page has not been checked yet', () => {
  const faults = syntax.check(fakeSite({'docs/walls.mdx': fakePage('<Steps>\n\nDraw.')}));
  expect(faults.at(-1)?.remedy).toMatch(/The rest of the page is checked once this is fixed\.$/);
});
