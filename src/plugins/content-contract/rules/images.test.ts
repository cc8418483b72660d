import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {images} from './images';

function whatsOf(body: string) {
  const assets = ['static/img/my plan.png', 'docs/plan.png'];
  return images.check(fakeSite({'docs/walls.mdx': fakePage(body)}, assets)).map(({what}) => what);
}

it.each(['./plan-100%.png', '/img/plan-100%.png'])('finds a per cent sign alone: %s', (url) => {
  expect(whatsOf(`![Plan](${url})`)).toEqual([`The address ${url} has a % that is no code.`]);
});

it.each(['./plan.png', '/img/my%20plan.png'])('finds the file of %s', (url) => {
  expect(whatsOf(`![Plan](${url})`)).toEqual([]);
});
