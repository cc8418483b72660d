import {expect, it} from 'vitest';
import {formsOf, movedPages} from './movedPages';

it.each(['/old', '/old/', '/old.html', '/old/index.html'])('treats %s as the same page', (from) => {
  expect([...movedPages([[from, '/new']])]).toEqual([['/old', '/new']]);
});

it('represents all forms of an old address by one of them', () => {
  const forms = formsOf('/faq/old');
  expect(new Set(forms).size).toBe(4);
  expect(movedPages(forms.map((form) => [form, '/new'])).size).toBe(1);
});
