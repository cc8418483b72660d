import {describe, expect, it} from 'vitest';
import {findKeys} from './findKeys';

const found = (locale: 'en' | 'fr', text: string) =>
  findKeys(text, locale).map(({text: word, keys, shortcut}) => [word, keys.join(' '), shortcut]);

describe('findKeys', () => {
  it.each([
    ['en', 'Press Ctrl + Z to undo.', 'Ctrl + Z', 'ctrl z', 'undo'],
    ['en', 'Ctrl+Z undoes.', 'Ctrl+Z', 'ctrl z', 'undo'],
    ['en', 'Press ctrl+z.', 'ctrl+z', 'ctrl z', 'undo'],
    ['en', 'Press Ctrl-Z.', 'Ctrl-Z', 'ctrl z', 'undo'],
    ['fr', 'Faites Maj-clic.', 'Maj-clic', 'shift click', 'toggleSelection'],
    ['en', 'Cmd + Z undoes.', 'Cmd + Z', 'cmd z', 'undo'],
    ['en', 'Shift + click adds it.', 'Shift + click', 'shift click', 'toggleSelection'],
    ['en', 'Press Escape to stop.', 'Escape', 'escape', undefined],
    ['en', 'Esc stops.', 'Esc', 'escape', undefined],
    ['en', 'Then press enter.', 'enter', 'enter', undefined],
    ['en', 'Hold the space bar.', 'space', 'space', undefined],
    ['en', 'The Delete key removes it.', 'Delete', 'delete', undefined],
    ['en', 'Press S.', 'S', 's', undefined],
    ['en', 'Use \uFFFC\uFFFC + Z.', 'Z', 'z', undefined],
    ['en', 'Use \uFFFC\uFFFC + Enter.', 'Enter', 'enter', undefined],
    ['en', 'Press Z + Ctrl.', 'Z + Ctrl', 'z ctrl', undefined],
    ['fr', 'Appuyez sur ⌘Z.', '⌘Z', '', undefined],
    ['en', 'Press ⇧⌘ Z.', '⇧⌘ Z', '', undefined],
    ['fr', 'Appuyez sur Ctrl + Z', 'Ctrl + Z', 'ctrl z', 'undo'],
    ['fr', 'Appuyez sur Échap', 'Échap', 'escape', undefined],
    ['fr', 'Echap arrête.', 'Echap', 'escape', undefined],
    ['fr', 'Appuyez sur\u00a0Entrée.', 'Entrée', 'enter', undefined],
    ['fr', 'Maintenez Espace.', 'Espace', 'space', undefined],
    ['fr', 'Maintenez la touche Maj.', 'Maj', 'shift', undefined],
    ['fr', 'La touche Z annule.', 'Z', 'z', undefined],
    ['fr', 'Retour\u00a0arrière efface.', 'Retour\u00a0arrière', 'backspace', undefined],
  ] as const)('finds in %s: %s', (locale, text, ...expected) => {
    expect(found(locale, text)).toEqual([expected]);
  });

  it.each([
    ['en', 'Press Control + Z.', 'ctrl z'],
    ['en', 'Press Command + Z.', 'cmd z'],
    ['en', 'Press Return.', 'enter'],
    ['en', 'Press Del, or Capslock.', 'delete', 'capsLock'],
    ['fr', 'Appuyez sur Contrôle + Z.', 'ctrl z'],
    ['fr', 'Appuyez sur Commande + Z.', 'cmd z'],
    ['fr', 'Shift ajoute, la touche Majuscule aussi.', 'shift', 'shift'],
    ['fr', 'Esc ou Échappement.', 'escape', 'escape'],
    ['fr', 'Appuyez sur la barre d’espace.', 'space'],
    ['fr', 'Appuyez sur Supprimer ou Backspace.', 'delete', 'backspace'],
    ['fr', 'La touche Enter valide.', 'enter'],
  ] as const)('recognizes the other names of keys, in %s: %s', (locale, text, ...names) => {
    expect(found(locale, text).map(([, keys]) => keys)).toEqual(names);
  });

  it.each([...['Press', 'Pressing', 'Hold', 'Holding', 'Hold down', 'Release', 'Releasing']])(
    'recognizes a key by “%s”',
    (verb) => {
      expect(found('en', `${verb} enter, ${verb.toLowerCase()} the arrow keys.`)).toHaveLength(2);
    },
  );

  it.each([
    ...['Appuyez sur', 'Appuyer sur', 'Appuyant sur', 'Maintenez', 'Maintenir', 'Tapez sur'],
    ...['Enfoncez', 'Enfoncer', 'Relâchez', 'Relâcher', 'Pressez', 'Presser', 'Tapez', 'Taper'],
  ])('recognizes a key by « %s »', (verb) => {
    const text = `${verb} espace, ${verb} la touche entrée, ${verb.toLowerCase()} les flèches.`;
    expect(found('fr', text)).toHaveLength(3);
  });

  it('finds several keys, each once', () => {
    expect(found('fr', 'Alt et Maj + clic').map(([word]) => word)).toEqual(['Alt', 'Maj + clic']);
  });

  it.each([
    ['en', 'Space is short. Shift the wall, then enter a length and delete the rest.'],
    ['en', 'Open the tab Home and choose the option Wall + Door.'],
    ['en', 'Press and hold the button. Press a wall. Hold one of them.'],
    ['en', 'An escape stair, an alternative, A + B, A4 + A3.'],
    ['en', 'On a Mac it is marked ⌘. The sign ⌘ Then shows.'],
    ['fr', 'L’espace d’entrée est petit. Entrée, séjour et tabouret.'],
    ['fr', 'Appuyez sur le bouton. Appuyez sur l’écran. Maintenez le doigt.'],
    ['en', 'Shift-free work, an Alt-text, a T-shift, an InEsc file, the enter keyboard.'],
    ['fr', 'Une option, une commande, une majuscule, les flèches du plan.'],
    ['fr', 'Supprimer le mur ; la majorité des murs ; l’échappée.'],
  ] as const)('ignores everyday words in %s: %s', (locale, text) => {
    expect(found(locale, text)).toEqual([]);
  });
});
