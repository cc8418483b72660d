import type {NameList} from '../ContentSite';

interface Register {
  readonly attribute: string;
  readonly names: NameList;
  /** Where the names stand. */
  readonly file: string;
}

const scenes: Register = {attribute: 'scene', names: 'scenes', file: 'src/figures/scenes'};

/** The words that quote something by a name, each with the list that holds the name. */
export const registers: Readonly<Record<string, Register>> = {
  Fact: {attribute: 'name', names: 'facts', file: 'facts of src/product/facts.ts'},
  Key: {attribute: 'name', names: 'keys', file: 'keys of src/product/keys.ts'},
  Shortcut: {attribute: 'name', names: 'shortcuts', file: 'shortcuts of src/product/shortcuts.ts'},
  Term: {attribute: 'name', names: 'terms', file: 'src/glossary.ts'},
  Figure: scenes,
  PlanFigure: scenes,
  SectionFigure: scenes,
  AxonometricFigure: scenes,
  MainSiteLink: {attribute: 'page', names: 'sitePages', file: 'mainSiteLinks of src/site.ts'},
};
