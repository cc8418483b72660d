import {expect, it} from 'vitest';
import {bootNotice} from './bootNotice';
import {bootWords} from './bootWords';

it('is in the language of the page, or else in English', () => {
  expect(bootWords({'site.boot.failed': 'Échec'}).failed).toBe('Échec');
  expect(bootWords({}).retry).toBe('Retry');
});

it('is already in the page, as plain text', () => {
  const words = {...bootWords({}), failed: '<b>A & B</b>'};
  const {attributes, innerHTML = ''} = bootNotice(words, '/help/');
  expect(attributes).toMatchObject({'data-base-url': '/help/'});
  expect(innerHTML).toContain('<p>&lt;b>A &amp; B&lt;/b></p><button>Retry</button>');
  expect(innerHTML).toContain(
    '>This help centre must be published at “/help/” on its own domain, but this copy is at “<span></span>”.</div>',
  );
});
