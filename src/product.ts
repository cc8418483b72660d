/**
 * Facts of the product, each stated once: limits, defaults, interface labels, keys and shortcuts.
 * Articles quote them by name (`<Fact name="…" />`, `<Shortcut name="…" />`), so a change of the
 * product is a change of this file. Imports nothing.
 */

export type Language = 'en' | 'fr';
export type Bilingual = Readonly<Record<Language, string>>;

/** A fact with its unit; how it reads in each language is `formatFact`'s business. */
export type Fact =
  | {readonly kind: 'metres'; readonly lengthCm: number}
  | {readonly kind: 'centimetres'; readonly lengthCm: number}
  | {readonly kind: 'degrees'; readonly angleDeg: number}
  | {readonly kind: 'percent'; readonly percent: number}
  | {readonly kind: 'days'; readonly days: number}
  | {readonly kind: 'minutes'; readonly minutes: number}
  | {readonly kind: 'months'; readonly months: number}
  | {readonly kind: 'years'; readonly years: number}
  | {readonly kind: 'count'; readonly count: number}
  | {readonly kind: 'text'; readonly text: Bilingual};

export const facts = {
  snapAngleStep: {kind: 'degrees', angleDeg: 15},
  partitionThickness: {kind: 'metres', lengthCm: 10},
  outerWallThickness: {kind: 'metres', lengthCm: 20},
  wallHeight: {kind: 'metres', lengthCm: 250},
  roomAreaRounding: {kind: 'text', text: {en: '0.01 m²', fr: '0,01 m²'}},
  headClearance: {kind: 'metres', lengthCm: 190},
  stairStrideMin: {kind: 'centimetres', lengthCm: 60},
  stairStrideMax: {kind: 'centimetres', lengthCm: 64},
  terraceLevel: {kind: 'centimetres', lengthCm: -2},
  surfaceOffsetMin: {kind: 'centimetres', lengthCm: 1},
  surfaceOffsetMax: {kind: 'centimetres', lengthCm: 2},
  backgroundFormats: {kind: 'text', text: {en: 'JPG, PNG or PDF', fr: 'JPG, PNG ou PDF'}},
  backgroundOpacityMin: {kind: 'percent', percent: 40},
  backgroundOpacityMax: {kind: 'percent', percent: 60},
  calibrationTolerance: {kind: 'percent', percent: 1},
  scanResolution: {kind: 'text', text: {en: '200 to 300 dpi', fr: '200 à 300 ppp'}},
  accountDeletionDelay: {kind: 'days', days: 30},
  resetEmailWait: {kind: 'minutes', minutes: 15},
  erasureAnswerDelay: {kind: 'months', months: 1},
  erasureAnswerMaxDelay: {kind: 'months', months: 3},
  invoiceRetention: {kind: 'years', years: 10},
  passwordLengthMixed: {kind: 'count', count: 12},
  passwordLengthLetters: {kind: 'count', count: 14},
  passphraseWords: {kind: 'count', count: 7},
  chromeWithoutSoftwareRendering: {kind: 'count', count: 139},
  edgeWithoutSoftwareRendering: {kind: 'count', count: 144},
  activeWebglContexts: {kind: 'count', count: 16},
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;

/** Names printed on keys, and gestures that combine with them. */
export const keys = {
  ctrl: {en: 'Ctrl', fr: 'Ctrl'},
  shift: {en: 'Shift', fr: 'Maj'},
  alt: {en: 'Alt', fr: 'Alt'},
  cmd: {en: 'Cmd', fr: 'Cmd'},
  option: {en: 'Option', fr: 'Option'},
  escape: {en: 'Esc', fr: 'Échap'},
  enter: {en: 'Enter', fr: 'Entrée'},
  tab: {en: 'Tab', fr: 'Tab'},
  space: {en: 'Space', fr: 'Espace'},
  backspace: {en: 'Backspace', fr: 'Retour arrière'},
  delete: {en: 'Delete', fr: 'Suppr'},
  macDelete: {en: 'Delete ⌫', fr: 'Supprimer ⌫'},
  arrows: {en: 'Arrow keys', fr: 'Flèches'},
  capsLock: {en: 'Caps Lock', fr: 'Verr Maj'},
  fn: {en: 'fn', fr: 'fn'},
  plus: {en: '+', fr: '+'},
  minus: {en: '−', fr: '−'},
  zero: {en: '0', fr: '0'},
  questionMark: {en: '?', fr: '?'},
  click: {en: 'click', fr: 'clic'},
  doubleClick: {en: 'double-click', fr: 'double-clic'},
  drag: {en: 'drag', fr: 'glisser'},
  rightDrag: {en: 'right button + drag', fr: 'bouton droit + glisser'},
  wheel: {en: 'wheel', fr: 'molette'},
  wheelDrag: {en: 'wheel held + drag', fr: 'molette enfoncée + glisser'},
  pinch: {en: 'two-finger pinch', fr: 'pincement à deux doigts'},
  twoFingerDrag: {en: 'two-finger drag', fr: 'glisser à deux doigts'},
  a: {en: 'A', fr: 'A'},
  c: {en: 'C', fr: 'C'},
  d: {en: 'D', fr: 'D'},
  g: {en: 'G', fr: 'G'},
  q: {en: 'Q', fr: 'Q'},
  s: {en: 'S', fr: 'S'},
  v: {en: 'V', fr: 'V'},
  w: {en: 'W', fr: 'W'},
  x: {en: 'X', fr: 'X'},
  y: {en: 'Y', fr: 'Y'},
  z: {en: 'Z', fr: 'Z'},
} as const satisfies Record<string, Bilingual>;

export type KeyName = keyof typeof keys;
/** Keys pressed together; `separate` marks keys pressed one or the other, not together. */
export type Chord = readonly KeyName[];

export const shortcutGroups = {
  file: {en: 'File', fr: 'Fichier'},
  edit: {en: 'Edit', fr: 'Édition'},
  drawing: {en: 'Drawing', fr: 'Dessin'},
  selection: {en: 'Selection', fr: 'Sélection'},
  view: {en: 'Plan view', fr: 'Vue en plan'},
  view3d: {en: '3D view', fr: 'Vue 3D'},
  help: {en: 'Help', fr: 'Aide'},
} as const satisfies Record<string, Bilingual>;

/** How letters are laid out on the keyboard. */
export type Keyboard = 'azerty' | 'qwerty';

export interface ShortcutFact {
  readonly group: keyof typeof shortcutGroups;
  readonly action: Bilingual;
  /** Alternatives for Windows and Linux, the first being the one to teach. */
  readonly windows: readonly Chord[];
  readonly mac: readonly Chord[];
  /** What differs between AZERTY and QWERTY, or what the browser may do first. */
  readonly note?: Bilingual;
  /** A gesture of the mouse or the trackpad rather than of the keyboard. */
  readonly gesture?: true;
  /** The only keyboard on which the keys are these; left out when they are the same on all. */
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
      fr: 'Si la fenêtre du navigateur s’ouvre, cliquez d’abord dans le plan.',
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
      en: 'The browser may open its bookmarks if the plan does not have the focus.',
      fr: 'Le navigateur peut ouvrir ses favoris si le plan n’a pas le focus.',
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
    action: {en: 'Suspend snapping (hold)', fr: 'Suspendre le magnétisme (maintenir)'},
    windows: [['alt']],
    mac: [['cmd']],
    note: {
      en: 'On Windows, Alt alone may open the browser’s menu: keep it held while you draw.',
      fr: 'Sous Windows, Alt seul peut ouvrir le menu du navigateur : gardez-la enfoncée pendant le tracé.',
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
  toggleSelection: {
    group: 'selection',
    action: {en: 'Add to or remove from the selection', fr: 'Ajouter à la sélection ou en retirer'},
    windows: [['shift', 'click']],
    mac: [['shift', 'click']],
    gesture: true,
  },
  selectionRectangle: {
    group: 'selection',
    action: {en: 'Select with a rectangle', fr: 'Sélectionner avec un rectangle'},
    windows: [['drag']],
    mac: [['drag']],
    gesture: true,
    note: {en: 'Start on an empty spot.', fr: 'Commencez dans le vide.'},
  },
  duplicateByDrag: {
    group: 'selection',
    action: {en: 'Duplicate while moving', fr: 'Dupliquer en déplaçant'},
    windows: [['ctrl', 'drag']],
    mac: [['option', 'drag']],
    gesture: true,
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
    action: {en: 'Move by a small step', fr: 'Déplacer par petit pas'},
    windows: [['arrows']],
    mac: [['arrows']],
  },
  nudgeLarge: {
    group: 'selection',
    action: {en: 'Move by a large step', fr: 'Déplacer par grand pas'},
    windows: [['shift', 'arrows']],
    mac: [['shift', 'arrows']],
  },
  zoomWheel: {
    group: 'view',
    action: {en: 'Zoom in or out', fr: 'Zoom avant ou arrière'},
    windows: [['ctrl', 'wheel']],
    mac: [['cmd', 'wheel'], ['pinch']],
    gesture: true,
  },
  zoomKeys: {
    group: 'view',
    action: {en: 'Zoom in or out by steps', fr: 'Zoom avant ou arrière par paliers'},
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
  pan: {
    group: 'view',
    action: {en: 'Move the view', fr: 'Déplacer la vue'},
    windows: [['space', 'drag'], ['wheelDrag']],
    mac: [['space', 'drag'], ['twoFingerDrag']],
    gesture: true,
  },
  walkAzerty: {
    group: 'view3d',
    keyboard: 'azerty',
    action: {en: 'Walk, on an AZERTY keyboard', fr: 'Se déplacer, clavier AZERTY'},
    windows: [['z'], ['q'], ['s'], ['d']],
    mac: [['z'], ['q'], ['s'], ['d']],
    note: {
      en: 'Forward, left, back, right. The arrow keys do the same on any keyboard.',
      fr: 'Avancer, gauche, reculer, droite. Les flèches font de même sur tout clavier.',
    },
  },
  walkQwerty: {
    group: 'view3d',
    keyboard: 'qwerty',
    action: {en: 'Walk, on a QWERTY keyboard', fr: 'Se déplacer, clavier QWERTY'},
    windows: [['w'], ['a'], ['s'], ['d']],
    mac: [['w'], ['a'], ['s'], ['d']],
    note: {
      en: 'The same physical keys: only the letters printed on them differ.',
      fr: 'Les mêmes touches physiques : seules les lettres imprimées changent.',
    },
  },
  orbit: {
    group: 'view3d',
    action: {en: 'Turn around the house', fr: 'Tourner autour de la maison'},
    windows: [['drag']],
    mac: [['drag']],
    gesture: true,
  },
  help: {
    group: 'help',
    action: {en: 'Show the shortcuts', fr: 'Afficher les raccourcis'},
    windows: [['questionMark']],
    mac: [['questionMark']],
    note: {
      en: 'Shift + / on QWERTY, Shift + , on AZERTY.',
      fr: 'Maj + , en AZERTY, Maj + / en QWERTY.',
    },
  },
} as const satisfies Record<string, ShortcutFact>;

export type ShortcutName = keyof typeof shortcuts;

/** Labels of the product's interface, as printed there: articles set them in bold. */
export const labels = {
  wall: {en: 'Wall', fr: 'Mur'},
  gate: {en: 'Gate', fr: 'Portail'},
  partition: {en: 'Partition', fr: 'Cloison'},
  room: {en: 'Room', fr: 'Pièce'},
  door: {en: 'Door', fr: 'Porte'},
  window: {en: 'Window', fr: 'Fenêtre'},
  length: {en: 'Length', fr: 'Longueur'},
  angle: {en: 'Angle', fr: 'Angle'},
  thickness: {en: 'Thickness', fr: 'Épaisseur'},
  height: {en: 'Height', fr: 'Hauteur'},
  level: {en: 'Level', fr: 'Niveau'},
  name: {en: 'Name', fr: 'Nom'},
  area: {en: 'Area', fr: 'Surface'},
  snapping: {en: 'Snapping', fr: 'Magnétisme'},
  split: {en: 'Split', fr: 'Diviser'},
  join: {en: 'Join', fr: 'Joindre'},
  round: {en: 'Round', fr: 'Arrondir'},
  floors: {en: 'Floors', fr: 'Étages'},
  addFloor: {en: 'Add a floor', fr: 'Ajouter un étage'},
  emptyFloor: {en: 'Empty', fr: 'Vide'},
  copyFloor: {en: 'Copy of the current floor', fr: 'Copie de l’étage actuel'},
  slabThickness: {en: 'Slab thickness', fr: 'Épaisseur du plancher'},
  stairs: {en: 'Stairs', fr: 'Escalier'},
  stairwell: {en: 'Stairwell', fr: 'Trémie'},
  railing: {en: 'Railing', fr: 'Garde-corps'},
  fence: {en: 'Fence', fr: 'Clôture'},
  outdoorArea: {en: 'Outdoor area', fr: 'Zone extérieure'},
  covering: {en: 'Covering', fr: 'Revêtement'},
  plants: {en: 'Plants', fr: 'Plantes'},
  style: {en: 'Style', fr: 'Style'},
  colour: {en: 'Colour', fr: 'Couleur'},
  wallpaper: {en: 'Wallpaper', fr: 'Papier peint'},
  tiles: {en: 'Tiles', fr: 'Carrelage'},
  matt: {en: 'Matt', fr: 'Mat'},
  shiny: {en: 'Shiny', fr: 'Brillant'},
  patternScale: {en: 'Pattern scale', fr: 'Échelle du motif'},
  patternAngle: {en: 'Pattern angle', fr: 'Orientation du motif'},
  wallsOfTheRoom: {en: 'Walls of the room', fr: 'Murs de la pièce'},
  skirtingBoard: {en: 'Skirting board', fr: 'Plinthe'},
  cornice: {en: 'Cornice', fr: 'Corniche'},
  opacity: {en: 'Opacity', fr: 'Opacité'},
  copyStyle: {en: 'Copy style', fr: 'Copier le style'},
  pasteStyle: {en: 'Paste style', fr: 'Coller le style'},
  backgroundPlan: {en: 'Background plan', fr: 'Plan de fond'},
  import: {en: 'Import', fr: 'Importer'},
  calibrate: {en: 'Set the scale', fr: 'Mettre à l’échelle'},
  knownLength: {en: 'Known length', fr: 'Cote connue'},
  confirm: {en: 'Confirm', fr: 'Valider'},
  move: {en: 'Move', fr: 'Déplacer'},
  rotate: {en: 'Rotate', fr: 'Pivoter'},
  lock: {en: 'Lock', fr: 'Verrouiller'},
  unlock: {en: 'Unlock', fr: 'Déverrouiller'},
  hide: {en: 'Hide', fr: 'Masquer'},
  show: {en: 'Show', fr: 'Afficher'},
  replace: {en: 'Replace', fr: 'Remplacer'},
  delete: {en: 'Delete', fr: 'Supprimer'},
  duplicate: {en: 'Duplicate', fr: 'Dupliquer'},
  selection: {en: 'Selection', fr: 'Sélection'},
  selectAll: {en: 'Select all', fr: 'Tout sélectionner'},
  selectSimilar: {en: 'Select similar items', fr: 'Sélectionner les semblables'},
  invertSelection: {en: 'Invert the selection', fr: 'Inverser la sélection'},
  align: {en: 'Align', fr: 'Aligner'},
  distribute: {en: 'Distribute', fr: 'Répartir'},
  group: {en: 'Group', fr: 'Grouper'},
  ungroup: {en: 'Ungroup', fr: 'Dissocier'},
  planView: {en: 'Plan view', fr: 'Vue en plan'},
  view3d: {en: '3D view', fr: 'Vue 3D'},
  allFloors: {en: 'All floors', fr: 'Tous les étages'},
  currentFloorOnly: {en: 'Current floor only', fr: 'Étage actuel seulement'},
  north: {en: 'North', fr: 'Nord'},
  time: {en: 'Time', fr: 'Heure'},
  newProject: {en: 'New project', fr: 'Nouveau projet'},
  projectSettings: {en: 'Project settings', fr: 'Paramètres du projet'},
  unit: {en: 'Unit', fr: 'Unité'},
  export: {en: 'Export', fr: 'Exporter'},
  quality: {en: 'Quality', fr: 'Qualité'},
  shadows: {en: 'Shadows', fr: 'Ombres'},
  accountSettings: {en: 'Account settings', fr: 'Paramètres du compte'},
  password: {en: 'Password', fr: 'Mot de passe'},
  forgotPassword: {en: 'Forgot password', fr: 'Mot de passe oublié'},
  signOutEverywhere: {en: 'Sign out everywhere', fr: 'Se déconnecter partout'},
  save: {en: 'Save', fr: 'Enregistrer'},
  subscription: {en: 'Subscription', fr: 'Abonnement'},
  cancelSubscription: {en: 'Cancel subscription', fr: 'Résilier l’abonnement'},
  closeAccount: {en: 'Close account', fr: 'Fermer le compte'},
  deleteAccount: {en: 'Delete account', fr: 'Supprimer le compte'},
  downloadMyData: {en: 'Download my data', fr: 'Télécharger mes données'},
} as const satisfies Record<string, Bilingual>;
