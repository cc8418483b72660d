import type {ContentSite} from './ContentSite';
import {parsePage} from './page/parsePage';
import {editions} from './reading/locatePage';

/** An in-memory site for tests, small enough to read next to what it must show. */
export function fakeSite(
  files: Readonly<Record<string, string>>,
  assets: readonly string[] = [],
): ContentSite {
  const pages = Object.entries(files).map(([file, source]) => {
    const edition = editions.find(({directory}) => file.startsWith(`${directory}/`));
    if (!edition) {
      throw new Error(`${file} is in no folder of pages.`);
    }
    const {directory, ...address} = edition;
    return parsePage({file, path: file.slice(directory.length + 1), ...address}, source);
  });
  return {
    pages,
    files: new Set([...Object.keys(files), ...assets]),
    brandPictures: [],
    published: {files: [], lockFile: 'i18n/fr/translations.json'},
    translatedFiles: new Set(),
    lostPages: [],
    homePages: [],
    redirected: [],
    madePages: [],
    versions: {current: '2025', archived: ['2024'], line: 1, stored: ['2024'], listed: ['2024']},
    menus: [],
    glossaryTerms: [],
    writtenShortcuts: [],
    messageFiles: [],
    askedFiles: [],
    announcementTexts: [],
    announcementSettings: null,
    shellLinks: [],
    dataTexts: [],
    figureTexts: [],
    questionFiles: [],
    vocabulary: {
      Steps: {attributes: {}, holdsContent: true, needsContent: true},
      Result: {attributes: {}, holdsContent: true, needsContent: true},
      Key: {
        attributes: {name: {isRequired: true, kind: 'text', values: null}},
        holdsContent: false,
        needsContent: false,
      },
      Shortcut: {
        attributes: {name: {isRequired: true, kind: 'text', values: null}},
        holdsContent: false,
        needsContent: false,
      },
      Fact: {
        attributes: {name: {isRequired: true, kind: 'text', values: null}},
        holdsContent: false,
        needsContent: false,
      },
      PlanFigure: {
        attributes: {
          scene: {isRequired: true, kind: 'text', values: null},
          caption: {isRequired: true, kind: 'text', values: null},
          live: {isRequired: false, kind: 'text', values: ['close-room', 'draw-wall']},
        },
        holdsContent: false,
        needsContent: false,
      },
      Term: {
        attributes: {name: {isRequired: true, kind: 'text', values: null}},
        holdsContent: true,
        needsContent: true,
      },
      Overview: {
        attributes: {
          minutes: {isRequired: true, kind: 'number', values: null},
          level: {isRequired: true, kind: 'text', values: ['beginner', 'intermediate']},
        },
        holdsContent: false,
        needsContent: false,
      },
      Symptom: {
        attributes: {
          id: {isRequired: true, kind: 'text', values: null},
          title: {isRequired: true, kind: 'text', values: null},
          cause: {isRequired: true, kind: 'text', values: null},
        },
        holdsContent: true,
        needsContent: true,
      },
      Symptoms: {attributes: {}, holdsContent: true, needsContent: true},
      ShortcutTable: {attributes: {}, holdsContent: false, needsContent: false},
    },
    names: {
      facts: ['snapAngleStep', 'wallHeight'],
      keys: ['escape', 'enter'],
      shortcuts: ['undo'],
      terms: ['wall'],
      scenes: ['closed-loop'],
      sitePages: ['contact'],
      labels: {en: ['Wall'], fr: ['Mur']},
    },
    pictureOf: (file) => {
      const kind = file.endsWith('.png') ? 'PNG' : null;
      return {kind, size: {width: 800, height: 600}, bytes: 40_000};
    },
    isSpelt: (word) => word !== 'wrogn',
  };
}

const goodFields: Readonly<Record<string, string>> = {
  title: '"Draw walls"',
  sidebar_label: '"Walls"',
  description: `"${'Draw the walls of your home to their exact length. '.repeat(3).slice(0, 130)}"`,
  keywords: '[wall, room]',
  type: 'reference',
};

/**
 * The source of a page, for tests.
 *
 * @param body its text; the front matter takes 7 lines, so the text starts on line 8
 * @param fields front matter fields to change; an empty string removes one
 */
export function fakePage(body: string, fields: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({...goodFields, ...fields})
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', body, ''].join('\n');
}
