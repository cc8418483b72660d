import type {ShortcutName} from '../../product/shortcuts';

/** Other words that readers use for an action, in both languages, for the search. */
export const otherWords: Partial<Record<ShortcutName, string>> = {
  save: 'sauvegarder sauver backup',
  undo: 'défaire revenir en arrière back',
  redo: 'refaire',
  duplicate: 'cloner clone',
  delete: 'effacer enlever erase',
  removeLastPoint: 'effacer enlever erase',
  endWall: 'finir terminer finish',
  suspendSnapping: 'désactiver accrochage disable',
  group: 'associer regrouper join',
  ungroup: 'dégrouper séparer split',
  nudge: 'bouger',
  nudgeLarge: 'bouger',
  zoomKeys: 'agrandir rapprocher éloigner enlarge',
  zoomWheel: 'agrandir rapprocher éloigner enlarge',
  fitToScreen: 'recadrer centrer center',
  walkAzerty: 'marcher avancer forward',
  walkQwerty: 'marcher avancer forward',
  toggleSelection: 'plusieurs multiple several',
  selectionRectangle: 'plusieurs multiple several',
  duplicateByDrag: 'cloner clone',
  pan: 'bouger glisser défiler scroll',
  orbit: 'pivoter rotate',
};
