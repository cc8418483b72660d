import {expect, it} from 'vitest';
import {readLinks} from './readLinks';

it('names files of the loader by the element that it creates', () => {
  const html = '<meta name=site-assets content="/assets/css/styles.1.css /assets/js/main.2.js">';
  expect(readLinks(html).targets).toEqual([
    {tag: 'link', url: '/assets/css/styles.1.css'},
    {tag: 'script', url: '/assets/js/main.2.js'},
  ]);
});
