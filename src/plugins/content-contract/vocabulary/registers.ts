import {glossary} from '../../../glossary';
import {keys} from '../../../product/keys';
import type {NameList} from '../ContentSite';

interface Register {
  readonly attribute: string;
  readonly names: NameList;
  /** Where the names stand. */
  readonly file: string;
  /** What readers see of each, in small letters: the name that belongs to it. */
  readonly shown?: ReadonlyMap<string, string>;
}

function shownBy(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([name, shown]) =>
      shown.map((text) => [text.toLowerCase(), name]),
    ),
  );
}

const shownKeys = shownBy(
  Object.fromEntries(Object.entries(keys).map(([name, shown]) => [name, Object.values(shown)])),
);
const shownTerms = shownBy(
  Object.fromEntries(
    Object.entries(glossary).map(([name, entry]) => [
      name,
      Object.values(entry).flatMap((word) => ('term' in word ? [word.term] : [])),
    ]),
  ),
);

const scenes: Register = {attribute: 'scene', names: 'scenes', file: 'src/figures/scenes'};

/** The words that quote something by a name, each with the list that holds the name. */
export const registers: Readonly<Record<string, Register>> = {
  Fact: {attribute: 'name', names: 'facts', file: 'facts of src/product/facts.ts'},
  Key: {
    attribute: 'name',
    names: 'keys',
    file: 'keys of src/product/keys.ts',
    shown: shownKeys,
  },
  Shortcut: {attribute: 'name', names: 'shortcuts', file: 'shortcuts of src/product/shortcuts.ts'},
  Term: {attribute: 'name', names: 'terms', file: 'src/glossary.ts', shown: shownTerms},
  Figure: scenes,
  PlanFigure: scenes,
  SectionFigure: scenes,
  AxonometricFigure: scenes,
  MainSiteLink: {attribute: 'page', names: 'sitePages', file: 'mainSiteLinks of src/site.ts'},
};
