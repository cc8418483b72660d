import {glossary} from '../../../glossary';
import {keys} from '../../../product/keys';
import {localeNames} from '../../../site';
import type {NameList} from '../ContentSite';
import {findKeys} from '../texts/findKeys';

interface Register {
  readonly attribute: string;
  readonly names: NameList;
  /** File that defines the names. */
  readonly file: string;
  /** Finds the name for a displayed text. */
  readonly nameOf?: (shown: string) => string | undefined;
}

function nameBy(shownOf: Readonly<Record<string, readonly string[]>>) {
  const names = new Map(
    Object.entries(shownOf).flatMap(([name, shown]) =>
      shown.map((text) => [text.toLowerCase(), name]),
    ),
  );
  return (shown: string) => names.get(shown.toLowerCase());
}

const nameOfKey = nameBy(
  Object.fromEntries(Object.entries(keys).map(([name, shown]) => [name, Object.values(shown)])),
);
const nameOfTerm = nameBy(
  Object.fromEntries(
    Object.entries(glossary).map(([name, entry]) => [
      name,
      Object.values(entry).flatMap((word) => ('term' in word ? [word.term] : [])),
    ]),
  ),
);

const scenes: Register = {attribute: 'scene', names: 'scenes', file: 'src/figures/scenes'};

/** The components that refer to something by name, each with the list that has the name. */
export const registers: Readonly<Record<string, Register>> = {
  Fact: {attribute: 'name', names: 'facts', file: 'facts of src/product/facts.ts'},
  Key: {
    attribute: 'name',
    names: 'keys',
    file: 'keys of src/product/keys.ts',
    nameOf: nameOfKey,
  },
  Shortcut: {
    attribute: 'name',
    names: 'shortcuts',
    file: 'shortcuts of src/product/shortcuts.ts',
    nameOf: (shown) =>
      localeNames.flatMap((locale) => findKeys(shown, locale)).find(({shortcut}) => shortcut)
        ?.shortcut,
  },
  Term: {attribute: 'name', names: 'terms', file: 'src/glossary.ts', nameOf: nameOfTerm},
  Figure: scenes,
  PlanFigure: scenes,
  SectionFigure: scenes,
  AxonometricFigure: scenes,
  MainSiteLink: {attribute: 'page', names: 'sitePages', file: 'mainSiteLinks of src/site.ts'},
};
