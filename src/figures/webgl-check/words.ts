import type {Bilingual} from '../../product/language';
import type {Verdict} from './verdictOf';

/** For each verdict, one plain sentence that states it and one with the next step. */
export const verdicts: Readonly<Record<Verdict, {title: Bilingual; advice: Bilingual}>> = {
  ok: {
    title: {en: 'Your browser shows 3D.', fr: 'Votre navigateur affiche la 3D.'},
    advice: {
      en: 'The graphics card draws it: the problem lies elsewhere. See:',
      fr: 'La carte graphique la dessine : le problème vient d’ailleurs. Voyez :',
    },
  },
  webgl1: {
    title: {en: 'Your browser shows limited 3D.', fr: 'Votre navigateur affiche une 3D limitée.'},
    advice: {
      en: 'It offers only the old version, WebGL 1. Update the browser, then the graphics driver:',
      fr: 'Il ne propose que l’ancienne version, WebGL 1. Mettez à jour le navigateur, puis le pilote graphique :',
    },
  },
  software: {
    title: {
      en: '3D works without the graphics card, so it is slow.',
      fr: 'La 3D fonctionne, mais lentement : la carte graphique n’est pas utilisée.',
    },
    advice: {
      en: 'Graphics acceleration is turned off or blocked. Start with your browser:',
      fr: 'L’accélération graphique est désactivée ou bloquée. Commencez par votre navigateur :',
    },
  },
  blocked: {
    title: {
      en: 'Your browser supports 3D, but refuses to start it.',
      fr: 'Votre navigateur prend en charge la 3D, mais refuse de l’activer.',
    },
    advice: {
      en: 'Acceleration is off, the graphics card is blocked, or you are using remote desktop. Start with your browser:',
      fr: 'L’accélération est désactivée, la carte graphique est bloquée ou vous travaillez sur un bureau à distance. Commencez par votre navigateur :',
    },
  },
  missing: {
    title: {en: 'Your browser does not offer 3D.', fr: 'Votre navigateur ne propose pas la 3D.'},
    advice: {
      en: 'It is too old, or 3D is turned off in it. Update it, or try another one:',
      fr: 'Il est trop ancien, ou la 3D y est désactivée. Mettez-le à jour, ou essayez-en un autre :',
    },
  },
  lost: {
    title: {en: '3D was interrupted.', fr: 'L’affichage 3D s’est interrompu.'},
    advice: {
      en: 'The browser took the graphics context back: memory is running low, or the driver restarted. See:',
      fr: 'Le navigateur a repris le contexte graphique : la mémoire manque, ou le pilote a redémarré. Voyez :',
    },
  },
};

/**
 * The next step on a phone or a tablet, where neither driver nor browser settings are accessible.
 */
export const deviceAdvice: Readonly<Partial<Record<Verdict, Bilingual>>> = {
  webgl1: {
    en: 'It offers only the old version, WebGL 1. Update your device:',
    fr: 'Il ne propose que l’ancienne version, WebGL 1. Mettez votre appareil à jour :',
  },
  software: {
    en: 'The graphics chip is not used. See what may help on your device:',
    fr: 'La puce graphique ne sert pas. Voyez ce qui peut aider sur votre appareil :',
  },
  blocked: {
    en: 'Memory is running low, or a setting on your device blocks 3D. See:',
    fr: 'La mémoire manque, ou un réglage de votre appareil bloque la 3D. Voyez :',
  },
  missing: {
    en: 'It is too old, or a setting on your device turns 3D off. See:',
    fr: 'Il est trop ancien, ou un réglage de votre appareil y désactive la 3D. Voyez :',
  },
};

/** The advice for `webgl1` where the driver comes with the system. */
export const systemAdvice: Bilingual = {
  en: 'It offers only the old version, WebGL 1. Update the browser, then the system:',
  fr: 'Il ne propose que l’ancienne version, WebGL 1. Mettez à jour le navigateur, puis le système :',
};

export const lockdown: Bilingual = {
  en: 'On Apple devices, Lockdown Mode can cause this: it blocks 3D on every site that you have not excluded.',
  fr: 'Sur un appareil Apple, la cause peut être le mode Isolement : il prive de 3D tous les sites, sauf ceux où vous l’avez désactivé.',
};

/** Labels for the parts of the article about the reader's own browser, device or system. */
export const ownWords = {
  browser: {en: 'Your browser', fr: 'Votre navigateur'},
  device: {en: 'Your device', fr: 'Votre appareil'},
  system: {en: 'Your system', fr: 'Votre système'},
} as const satisfies Record<string, Bilingual>;

/** Labels of the lines of the report. */
export const reportWords = {
  sample: {en: 'Example', fr: 'Exemple'},
  verdict: {en: 'Result', fr: 'Résultat'},
  date: {en: 'Date', fr: 'Date'},
  browser: {en: 'Browser', fr: 'Navigateur'},
  system: {en: 'System', fr: 'Système'},
  webgl: {en: 'WebGL', fr: 'WebGL'},
  renderer: {en: 'Graphics card', fr: 'Carte graphique'},
  vendor: {en: 'Manufacturer', fr: 'Fabricant'},
  isSlow: {en: 'Software rendering', fr: 'Rendu logiciel'},
  limits: {en: 'Limits', fr: 'Limites'},
  refusal: {en: 'Browser’s reason', fr: 'Raison donnée par le navigateur'},
  screen: {en: 'Screen', fr: 'Écran'},
  agent: {en: 'User agent', fr: 'Identifiant du navigateur'},
  attributes: {en: 'attributes', fr: 'attributs'},
  yes: {en: 'yes', fr: 'oui'},
  no: {en: 'no', fr: 'non'},
  none: {en: 'none', fr: 'aucune'},
  untold: {en: 'not known', fr: 'indéterminé'},
  unknown: {en: 'unknown', fr: 'nom inconnu'},
  untested: {
    en: 'this browser was not tested.',
    fr: 'ce navigateur n’a pas été testé.',
  },
  apiMissing: {en: 'not offered', fr: 'non proposé'},
  apiRefused: {en: 'offered, but refused', fr: 'proposé, mais refusé'},
} as const satisfies Record<string, Bilingual>;

/** Texts of the result panel. */
export const panelWords = {
  title: {en: 'Result of the test', fr: 'Résultat du test'},
  sample: {
    en: 'Example of an answer: your browser was not tested.',
    fr: 'Exemple de réponse : votre navigateur n’a pas été testé.',
  },
  stopped: {
    en: 'The test could not finish in this browser. Go straight to the quick checks below.',
    fr: 'Le test n’a pas pu aller jusqu’au bout dans ce navigateur. Passez aux vérifications rapides, plus bas.',
  },
  report: {en: 'Report for support', fr: 'Rapport pour l’assistance'},
  reportNote: {
    en: 'Read it, then copy it into your message. Nothing has been sent.',
    fr: 'Lisez-le, puis copiez-le dans votre message. Rien n’a été envoyé.',
  },
  copy: {en: 'Copy the report', fr: 'Copier le rapport'},
  house: {
    en: 'The example house, drawn in 3D by your browser.',
    fr: 'La maison d’exemple, dessinée en 3D par votre navigateur.',
  },
  turn: {en: 'Turn the house', fr: 'Faire pivoter la maison'},
  houseFailed: {
    en: 'The example house could not be drawn.',
    fr: 'La maison d’exemple n’a pas pu être dessinée.',
  },
  lost: {
    en: 'The picture is gone: the graphics context has been lost. It comes back as soon as the browser provides a new context.',
    fr: 'L’image a disparu : le contexte graphique est perdu. L’image revient dès que le navigateur fournit un nouveau contexte.',
  },
  restored: {
    en: 'The picture is back: the house has been drawn again in a new context.',
    fr: 'L’image est revenue : la maison a été redessinée dans un nouveau contexte.',
  },
  restore: {en: 'Bring the picture back', fr: 'Rétablir l’image'},
} as const satisfies Record<string, Bilingual>;
