import {test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {expectAccessiblePage} from './expectAccessiblePage';

// every-page.spec.ts checks all other pages.
test('the search page has no accessibility fault and fits, in both colours and widths, and lists each heading once', async ({
  page,
}) => {
  await openLive(page, '/fr/search');
  await expectAccessiblePage(page);
});
