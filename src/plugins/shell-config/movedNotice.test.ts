import {expect, it} from 'vitest';
import {bootWords} from './bootWords';
import {movedNotice} from './movedNotice';

it('has its words ready in the page, and they are words only', () => {
  const words = {...bootWords({}), baseUrl: '<b>{built} & {suggested}</b>'};
  expect(movedNotice(words, '/help/')).toContain(
    '<p>&lt;b>/help/ &amp; <span></span>&lt;/b></p></div></template><script>',
  );
});
