import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import {nearestFile} from '../nearestFile';
import {pageRule} from '../Rule';

const rule = 'images';

/** Images exist and say in words what they show. */
export const images = pageRule(rule, (page, {files}) => {
  const faults: Fault[] = [];
  if (page.tree) {
    visit(page.tree, 'image', (node) => {
      const add = (what: string, remedy: string) =>
        faults.push(faultAt(page, node, {rule, what, remedy}));
      if (!node.alt?.trim()) {
        add(
          'The image has no text for people who cannot see it.',
          'Say between the brackets what it shows: ![Plan of the ground floor](…).',
        );
      }
      if (/^[a-z]+:/i.test(node.url)) {
        add('The image comes from another site.', 'Put the file in static/img/ and name it here.');
        return;
      }
      const file = node.url.startsWith('/')
        ? `static${node.url}`
        : posix.join(posix.dirname(page.file), decodeURI(node.url));
      if (!files.has(file)) {
        const near = nearestFile(file, files);
        add(`There is no image ${file}.`, near ? `Did you mean ${near}?` : 'Add the file.');
      }
    });
  }
  return faults;
});
