import type {Chord} from './keys';
import type {Bilingual} from './language';

export const shortcutGroups = {
  file: {en: 'File', fr: 'Fichier'},
  edit: {en: 'Edit', fr: 'Édition'},
  drawing: {en: 'Drawing', fr: 'Dessin'},
  selection: {en: 'Selection', fr: 'Sélection'},
  view: {en: 'Plan view', fr: 'Vue en plan'},
  view3d: {en: '3D view', fr: 'Vue 3D'},
  mouse: {en: 'Mouse and trackpad', fr: 'Souris et pavé tactile'},
  help: {en: 'Help', fr: 'Aide'},
} as const satisfies Record<string, Bilingual>;

/** Keyboard layout. */
export type Keyboard = 'azerty' | 'qwerty';

export interface ShortcutFact {
  readonly group: keyof typeof shortcutGroups;
  readonly action: Bilingual;
  /**
   * Combinations for Windows and Linux: alternatives, the first being the one to teach; or, with
   * `areParts`, one for each part of the action.
   */
  readonly windows: readonly Chord[];
  readonly mac: readonly Chord[];
  /**
   * Differences between AZERTY and QWERTY, a conflict with the browser, or where the keys apply
   * when another shortcut uses the same ones.
   */
  readonly note?: Bilingual;
  /** Each combination does a part of the action, instead of all doing the same. */
  readonly areParts?: true;
  /** The only keyboard layout for these keys; absent when they are the same on all. */
  readonly keyboard?: Keyboard;
}

export const shortcuts = {
  save: {
    group: 'file',
    action: {en: 'Save the project', fr: 'Enregistrer le projet'},
    windows: [['ctrl', 's']],
    mac: [['cmd', 's']],
    note: {
      en: 'If the browser’s own window opens, click in the plan first.',
      fr: 'Si une fenêtre du navigateur s’ouvre, cliquez d’abord dans le plan.',
    },
  },
  undo: {
    group: 'edit',
    action: {en: 'Undo', fr: 'Annuler la dernière action'},
    windows: [['ctrl', 'z']],
    mac: [['cmd', 'z']],
    note: {
      en: 'The letter Z as printed on your key, on QWERTY and AZERTY alike.',
      fr: 'La lettre Z imprimée sur votre touche, en AZERTY comme en QWERTY.',
    },
  },
  redo: {
    group: 'edit',
    action: {en: 'Redo', fr: 'Rétablir'},
    windows: [
      ['ctrl', 'y'],
      ['ctrl', 'shift', 'z'],
    ],
    mac: [['cmd', 'shift', 'z']],
  },
  copy: {
    group: 'edit',
    action: {en: 'Copy', fr: 'Copier'},
    windows: [['ctrl', 'c']],
    mac: [['cmd', 'c']],
  },
  cut: {
    group: 'edit',
    action: {en: 'Cut', fr: 'Couper'},
    windows: [['ctrl', 'x']],
    mac: [['cmd', 'x']],
  },
  paste: {
    group: 'edit',
    action: {en: 'Paste', fr: 'Coller'},
    windows: [['ctrl', 'v']],
    mac: [['cmd', 'v']],
  },
  duplicate: {
    group: 'edit',
    action: {en: 'Duplicate', fr: 'Dupliquer'},
    windows: [['ctrl', 'd']],
    mac: [['cmd', 'd']],
    note: {
      en: 'The browser may offer to bookmark this page if the plan is not active.',
      fr: 'Le navigateur peut proposer d’ajouter la page aux favoris si le plan n’est pas actif.',
    },
  },
  delete: {
    group: 'edit',
    action: {en: 'Delete the selection', fr: 'Supprimer la sélection'},
    windows: [['delete']],
    mac: [['macDelete']],
  },
  enterLength: {
    group: 'drawing',
    action: {en: 'Confirm a typed length', fr: 'Valider une longueur saisie'},
    windows: [['enter']],
    mac: [['enter']],
  },
  enterAngle: {
    group: 'drawing',
    action: {en: 'Go from the length to the angle', fr: 'Passer de la longueur à l’angle'},
    windows: [['tab']],
    mac: [['tab']],
  },
  removeLastPoint: {
    group: 'drawing',
    action: {en: 'Remove the last point', fr: 'Retirer le dernier point'},
    windows: [['backspace']],
    mac: [['macDelete']],
  },
  endWall: {
    group: 'drawing',
    action: {en: 'Stop drawing, deselect', fr: 'Arrêter le tracé, désélectionner'},
    windows: [['escape']],
    mac: [['escape']],
  },
  suspendSnapping: {
    group: 'drawing',
    action: {en: 'Suspend snapping (hold down)', fr: 'Suspendre le magnétisme (touche maintenue)'},
    windows: [['alt']],
    mac: [['cmd']],
    note: {
      en: 'On Windows, Alt alone may open the browser’s menu: keep it held down while you draw.',
      fr: 'Sous Windows, la touche Alt seule peut ouvrir le menu du navigateur : maintenez-la enfoncée pendant le tracé.',
    },
  },
  selectAll: {
    group: 'selection',
    action: {en: 'Select all', fr: 'Tout sélectionner'},
    windows: [['ctrl', 'a']],
    mac: [['cmd', 'a']],
    note: {
      en: 'The letter A as printed on your key.',
      fr: 'La lettre A imprimée sur votre touche.',
    },
  },
  group: {
    group: 'selection',
    action: {en: 'Group', fr: 'Grouper'},
    windows: [['ctrl', 'g']],
    mac: [['cmd', 'g']],
  },
  ungroup: {
    group: 'selection',
    action: {en: 'Ungroup', fr: 'Dissocier'},
    windows: [['ctrl', 'shift', 'g']],
    mac: [['cmd', 'shift', 'g']],
  },
  nudge: {
    group: 'selection',
    action: {en: 'Move by a small step', fr: 'Déplacer par petits pas'},
    windows: [['arrows']],
    mac: [['arrows']],
  },
  nudgeLarge: {
    group: 'selection',
    action: {en: 'Move by a large step', fr: 'Déplacer par grands pas'},
    windows: [['shift', 'arrows']],
    mac: [['shift', 'arrows']],
  },
  zoomKeys: {
    group: 'view',
    action: {en: 'Zoom in or out in steps', fr: 'Zoomer ou dézoomer par paliers'},
    windows: [['plus'], ['minus']],
    mac: [['plus'], ['minus']],
    note: {
      en: 'On QWERTY, “+” needs Shift outside the numeric keypad.',
      fr: 'En AZERTY, « + » demande Maj sur le clavier principal : préférez le pavé numérique.',
    },
  },
  fitToScreen: {
    group: 'view',
    action: {en: 'Fit the plan to the screen', fr: 'Ajuster le plan à l’écran'},
    windows: [['zero']],
    mac: [['zero']],
    note: {
      en: 'On AZERTY, digits need Shift outside the numeric keypad.',
      fr: 'En AZERTY, les chiffres demandent Maj sur le clavier principal.',
    },
  },
  walkAzerty: {
    group: 'view3d',
    keyboard: 'azerty',
    action: {en: 'Walk, on an AZERTY keyboard', fr: 'Se déplacer, clavier AZERTY'},
    windows: [['z'], ['q'], ['s'], ['d']],
    mac: [['z'], ['q'], ['s'], ['d']],
    areParts: true,
    note: {
      en: 'Forwards, left, backwards, right. The arrow keys do the same on any keyboard.',
      fr: 'Avancer, aller à gauche, reculer, aller à droite. Les flèches font la même chose sur tous les claviers.',
    },
  },
  walkQwerty: {
    group: 'view3d',
    keyboard: 'qwerty',
    action: {en: 'Walk, on a QWERTY keyboard', fr: 'Se déplacer, clavier QWERTY'},
    windows: [['w'], ['a'], ['s'], ['d']],
    mac: [['w'], ['a'], ['s'], ['d']],
    areParts: true,
    note: {
      en: 'The same physical keys: only the letters printed on them differ.',
      fr: 'Les mêmes touches physiques : seules les lettres imprimées changent.',
    },
  },
  toggleSelection: {
    group: 'mouse',
    action: {en: 'Add to or remove from the selection', fr: 'Ajouter à la sélection ou en retirer'},
    windows: [['shift', 'click']],
    mac: [['shift', 'click']],
  },
  selectionRectangle: {
    group: 'mouse',
    action: {en: 'Select with a rectangle', fr: 'Sélectionner avec un rectangle'},
    windows: [['drag']],
    mac: [['drag']],
    note: {
      en: 'In the plan, start on an empty spot.',
      fr: 'Dans le plan, commencez dans le vide.',
    },
  },
  duplicateByDrag: {
    group: 'mouse',
    action: {en: 'Duplicate while moving', fr: 'Dupliquer en déplaçant'},
    windows: [['ctrl', 'drag']],
    mac: [['option', 'drag']],
  },
  zoomWheel: {
    group: 'mouse',
    action: {en: 'Zoom in or out', fr: 'Zoomer ou dézoomer'},
    windows: [['ctrl', 'wheel']],
    mac: [['cmd', 'wheel'], ['pinch']],
  },
  pan: {
    group: 'mouse',
    action: {en: 'Move the view', fr: 'Déplacer la vue'},
    windows: [
      ['space', 'drag'],
      ['wheelHeld', 'drag'],
    ],
    mac: [
      ['space', 'drag'],
      ['wheelHeld', 'drag'],
    ],
  },
  orbit: {
    group: 'mouse',
    action: {en: 'Move around the house', fr: 'Tourner autour de la maison'},
    windows: [['drag']],
    mac: [['drag']],
    note: {en: 'In the 3D view.', fr: 'Dans la vue 3D.'},
  },
  help: {
    group: 'help',
    action: {en: 'Show the shortcuts', fr: 'Afficher les raccourcis'},
    windows: [['questionMark']],
    mac: [['questionMark']],
    note: {
      en: 'A question mark. On QWERTY, Shift and the slash “/”. On AZERTY, Shift and the comma “,”.',
      fr: 'Un point d’interrogation. En AZERTY, Maj et la virgule « , ». En QWERTY, Maj et la barre oblique « / ».',
    },
  },
} as const satisfies Record<string, ShortcutFact>;

export type ShortcutName = keyof typeof shortcuts;
