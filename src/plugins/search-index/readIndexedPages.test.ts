import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {readIndexedPages} from './readIndexedPages';
import {readRows} from './readRows';

const page = {i: 1, t: 'Murs', u: '/murs'};

it('collects the documents of the plugin by page and anchor', () => {
  const [read] = readIndexedPages([
    {documents: [page]},
    {
      documents: [
        {i: 2, t: 'Tracer\u200b', u: '/murs', h: '#outer', p: 1},
        {i: 3, t: 'A', u: '/murs', p: 1},
      ],
    },
    {documents: [{i: 1, t: 'Les murs.', u: '/murs', p: 1}]},
    {documents: [{i: 1, t: 'mur, cloison', u: '/murs', p: 1}]},
    {
      documents: [
        {i: 4, t: 'Au début.', u: '/murs', p: 1},
        {i: 5, t: 'Sous une lettre.', u: '/murs', p: 1},
        {i: 6, t: 'Cliquez  ici.', u: '/murs', h: '#outer', p: 1},
      ],
    },
  ]);
  expect(read).toEqual({
    url: '/murs',
    title: 'Murs',
    crumbs: [],
    description: 'Les murs.',
    keywords: ['mur', 'cloison'],
    sections: [
      {kind: 'section', hash: '', title: '', text: 'Au début. Sous une lettre.'},
      {kind: 'section', hash: '#outer', title: 'Tracer', text: 'Cliquez ici.'},
    ],
  });
});

it('reads rows and terms with an anchor as separate entries', () => {
  const html = `<article><table>
    <tr><th>Symptôme</th></tr>
    <tr id="open" data-symptom><th>Ça ne ferme pas</th><td>Un angle.<a class="hash-link">\u200b</a></td><td><p>Zoomez.</p></td></tr>
    <tr id="shortcut-save"><th>Enregistrer<span>Une note.</span></th><td>Ctrl + S</td><td>Cmd + S</td></tr>
    <tr id="shortcut-next"><th>Passer à l’angle</th><td>Tab</td><td>Tab</td></tr></table>
    <dl><div id="term-wall"><dt>mur <span lang="en">wall</span></dt><dd><p>Une paroi.<p>Mots voisins : cloison</dd></div></dl></article>`;
  expect(readRows(load(html))).toEqual([
    {kind: 'symptom', hash: '#open', title: 'Ça ne ferme pas', text: 'Un angle. Zoomez.'},
    {
      kind: 'row',
      hash: '#shortcut-save',
      title: 'Enregistrer',
      text: 'Une note. Ctrl + S · Cmd + S',
    },
    {kind: 'row', hash: '#shortcut-next', title: 'Passer à l’angle', text: 'Tab'},
    {kind: 'row', hash: '#term-wall', title: 'mur', text: 'Une paroi. Mots voisins : cloison'},
  ]);
});
