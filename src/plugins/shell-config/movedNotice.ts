import {transformSync} from 'esbuild';
import type {BootWords} from './bootWords';
import {escapeText} from './escapeText';

/**
 * Runs in a home page, inline, behind what bootNotice.ts wrote: where the page does not stand at the
 * address it was built for, the notice for parts that do not arrive says so instead. It is written
 * into the page as text, so it may use nothing from outside itself.
 */
function tellMoved(): void {
  const bare = (path: string): string => path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  const failure = document.querySelector<HTMLTemplateElement>('#boot-failure');
  const moved = document.querySelector<HTMLTemplateElement>('#boot-moved');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!failure || !moved || !canonical) {
    return;
  }
  const builtFor = failure.dataset.baseUrl ?? '/';
  const path = bare(new URL(canonical.href).pathname).slice(builtFor.length - 1);
  const asked = bare(location.pathname);
  const base = `${asked.slice(0, asked.length - path.length)}/`;
  if (asked.endsWith(path) && base !== builtFor) {
    moved.content.querySelector('span')?.append(base);
    failure.content.replaceChildren(moved.content);
  }
}

/**
 * What a home page holds besides, for whoever puts the site somewhere: that it stands under another
 * base URL than it was built for. On home pages alone: they are looked at first, and each page would
 * be a fiftieth larger.
 *
 * @param words in the language of the page
 * @param siteBaseUrl base URL of the site, not of the locale
 * @returns HTML for the end of the head
 */
export function movedNotice({baseUrl}: BootWords, siteBaseUrl: string): string {
  const sentence = escapeText(baseUrl)
    .replace('{built}', escapeText(siteBaseUrl))
    .replace('{suggested}', '<span></span>');
  const script = transformSync(`(${tellMoved.toString()})()`, {minify: true, target: 'es2020'});
  return (
    `<template id=boot-moved><div class=boot-failure role=alert><p>${sentence}</p></div></template>` +
    `<script>${script.code.trim()}</script>`
  );
}
