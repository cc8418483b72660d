import {expect, it} from 'vitest';
import {french} from './french';

/** The stems of all words but stop words. */
function stems(text: string): string[] {
  return french
    .words(text.normalize('NFC'))
    .flatMap(({role, stem}) => (role === 'stop' ? [] : [stem]));
}

it('keeps negations and drops "ne"', () => {
  const roles = french.words('la pièce ne se ferme pas').map(({role}) => role);
  expect(roles).toEqual(['stop', 'content', 'stop', 'stop', 'content', 'negation']);
});

it('keeps the letter of a shortcut', () => {
  expect(stems('Ctrl + S')).toEqual(['ctrl', 's']);
  expect(stems('ctrl d')).toEqual(['ctrl', 'd']);
  expect(stems('c puis ctrl')).toEqual(['c', 'ctrl']);
  expect(stems('d + maj')).toEqual(['d', 'maj']);
  expect(stems('c')).toEqual(['c']);
  expect(stems('Ctrl + A')).toEqual(['ctrl', 'a']);
  expect(stems('ctrl s enregistre la page')).toEqual(['ctrl', 's', 'enregistr', 'pag']);
  expect(stems('maj s’efface')).toEqual(['maj', 'effac']);
  expect(stems('la touche d effacement')).toEqual(['touch', 'effac']);
  expect(stems('touche y')).toEqual(['touch', 'y']);
  expect(stems('une touche à part')).toEqual(['touch', 'part']);
  expect(stems('tout sélectionner')).toEqual(['tout', 'selection']);
  expect(stems('pièce en L')).toEqual(['piec', 'l']);
});

it.each([
  ['c koi une trémie', 'trémie'],
  ['c quoi le magnétisme', 'magnétisme'],
  ['g perdu mon projet', 'perdu projet'],
  ['jai un plan', 'plan'],
  ['mtn un trou ds le mur', 'trou mur'],
])('recognizes the phrasing "%s"', (spoken, meant) => {
  expect(stems(spoken)).toEqual(stems(meant));
});

it.each([
  ['terrasse', 'terase'],
  ['dessiner', 'deciner'],
  ['graphique', 'grafique'],
  ['escalier', 'éscalié'],
  ['tapisserie', 'tapiserie'],
  ['raccourci', 'racourci'],
  ['peinture', 'pinture'],
  ['grille', 'grye'],
  ['compte', 'conte'],
  ['garage', 'garaje'],
  ['cloison', 'clouazon'],
  ['sélection', 'sélecsion'],
  ['balcon', 'balqon'],
  ['accès', 'axès'],
  ['texture', 'tecsture'],
  ['technique', 'teknik'],
  ['fichier', 'fishier'],
])('recognizes %s in %s', (right, wrong) => {
  const sounds = [right, wrong].map((word) => french.sound(french.words(word)[0]?.surface ?? ''));
  expect(sounds[0]).toBe(sounds[1]);
});

it.each([
  ['ce que vous avez sur moi', 'sur moi'],
  ['un par un', 'un par'],
  ['pour moi', ''],
  ['un par mur', 'mur'],
])('recognizes the meaning of the function words in "%s"', (text, told) => {
  expect(stems(text)).toEqual(told ? [told] : []);
});

it.each([
  ['tourné n’importe comment', 'tourné'],
  ['importer comment', 'importer'],
  ['on lit pas les cotes', 'pas cotes'],
  ['pas de lit', 'pas lit'],
  ['plusieurs tentatives', 'tentatives'],
  ['plusieurs meubles', 'plusieurs meubles'],
  ['disparu ce matin', 'disparu'],
  ['soleil du matin', 'soleil matin'],
  ['tout flou', 'flou'],
  ['noire au bout de dix minutes', 'noire dix minutes'],
  ['un bout de mur', 'bout mur'],
  ['beaucoup d’arbres', 'arbres'],
])('recognizes in "%s" only "%s"', (text, told) => {
  expect(stems(text)).toEqual(told.split(' ').flatMap(stems));
});

it('does not take the noun cache for a verb', () => {
  expect(stems('vider le cache')).toEqual(['vid', 'le cache']);
  expect(stems('une fenêtre au cache vide')).toContain('le cache');
  expect(stems('le toit cache tout')).toEqual(['toit', 'cach', 'tout']);
});

it('keeps the words of set phrases where they are meant literally', () => {
  expect(stems('fermer mon compte')).toEqual(['ferm', 'compte']);
  expect(stems('le niveau d’un étage')).toEqual(['niveau', 'etag']);
  expect(stems('un nouveau projet')).toEqual(['nouveau', 'projet']);
  expect(stems('mon mot de passe')).toEqual(['mot', 'passe']);
  expect(stems('où est passée ma clé')).toEqual(['cle']);
});

it('keeps an otherwise ignored word if it is the whole query', () => {
  expect(french.words('tuto').map(({stem}) => stem)).toEqual(['tuto']);
});

it('treats the name of an Object property as an ordinary word', () => {
  expect(stems('constructor')).toEqual(['constructor']);
});

it('gives the position of each word', () => {
  const text = 'Ouvrir l’étage';
  const words = french.words(text);
  expect(words.map(({start, end}) => text.slice(start, end))).toEqual(['Ouvrir', 'l', 'étage']);
});
