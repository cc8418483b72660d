/** A rule of a Hunspell `.aff` file for deriving a word from another. */
interface Affix {
  readonly flag: string;
  /** Letters of the stem that those of the affix replace. */
  readonly strip: string;
  /** Matches the stems that the affix applies to. */
  readonly condition: RegExp;
  /** Flags of the affixes that may be added to the result. */
  readonly next: readonly string[];
}

/** By the added letters. */
type Affixes = ReadonlyMap<string, readonly Affix[]>;

/** Meaning of the flags, from the affix file. */
interface Settings {
  readonly hasLongFlags: boolean;
  /** Flag of stems that occur only with an affix. */
  readonly onlyWithAffix: string | undefined;
  readonly forbidden: string | undefined;
}

/** At most one suffix may follow another: `étag` + `é` + `es`. */
const maxSuffixes = 2;

function splitFlags(flags: string, {hasLongFlags}: Settings): readonly string[] {
  return (hasLongFlags ? flags.match(/../gu) : flags.match(/./gu)) ?? [];
}

function readSettings(aff: string): Settings {
  const value = (name: string) => new RegExp(`^${name} +(\\S+)`, 'm').exec(aff)?.[1];
  return {
    hasLongFlags: value('FLAG') === 'long',
    onlyWithAffix: value('NEEDAFFIX'),
    forbidden: value('FORBIDDENWORD'),
  };
}

function readAffixes(aff: string, kind: 'PFX' | 'SFX', settings: Settings): Affixes {
  const affixes = new Map<string, Affix[]>();
  const line = new RegExp(`^${kind} +(\\S+) +(\\S+) +([^\\s/]+)(?:/(\\S+))? +(\\S+)`, 'gm');
  for (const [, flag = '', strip = '', added = '', next = '', condition = '.'] of aff.matchAll(
    line,
  )) {
    const add = added === '0' ? '' : added;
    const pattern = kind === 'SFX' ? `${condition}$` : `^${condition}`;
    const affix: Affix = {
      flag,
      strip: strip === '0' ? '' : strip,
      condition: new RegExp(pattern, 'u'),
      next: splitFlags(next, settings),
    };
    affixes.set(add, [...(affixes.get(add) ?? []), affix]);
  }
  return affixes;
}

function readStems(dic: string, settings: Settings): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, readonly string[]>();
  for (const line of dic.split('\n').slice(1)) {
    const entry = line.split(/[\t ]/)[0] ?? '';
    const slash = entry.indexOf('/');
    const stem = slash < 0 ? entry : entry.slice(0, slash);
    const flags = slash < 0 ? [] : splitFlags(entry.slice(slash + 1).trim(), settings);
    stems.set(stem, [...(stems.get(stem) ?? []), ...flags]);
  }
  return stems;
}

/**
 * A Hunspell dictionary that looks words up by stripping their affixes. JavaScript libraries expand
 * every form of every word first, which takes five seconds in French, while a check of our pages
 * looks up three thousand words.
 */
export class AffixDictionary {
  private readonly settings: Settings;
  private readonly stems: ReadonlyMap<string, readonly string[]>;
  private readonly prefixes: Affixes;
  private readonly suffixes: Affixes;

  /**
   * @param aff text of the `.aff` file: the affixes
   * @param dic text of the `.dic` file: the stems
   */
  constructor(aff: string, dic: string) {
    this.settings = readSettings(aff);
    this.stems = readStems(dic, this.settings);
    this.prefixes = readAffixes(aff, 'PFX', this.settings);
    this.suffixes = readAffixes(aff, 'SFX', this.settings);
  }

  /** Whether the word is in the dictionary exactly as written, capitals included. */
  has(word: string): boolean {
    const flags = this.stems.get(word);
    const {forbidden, onlyWithAffix} = this.settings;
    if (flags && forbidden && flags.includes(forbidden)) {
      return false;
    }
    const isWhole = flags && !(onlyWithAffix && flags.includes(onlyWithAffix));
    return isWhole || this.isSuffixed(word, null, 0) || this.isPrefixed(word);
  }

  /** Whether the word is a stem, possibly with suffixes, that accepts the affix. */
  private takes(word: string, flag: string, depth: number): boolean {
    return this.stems.get(word)?.includes(flag) || this.isSuffixed(word, flag, depth);
  }

  private isSuffixed(word: string, nextFlag: string | null, depth: number): boolean {
    if (depth >= maxSuffixes) {
      return false;
    }
    for (let cut = word.length; cut >= 0; cut--) {
      for (const {flag, strip, condition, next} of this.suffixes.get(word.slice(cut)) ?? []) {
        const stem = word.slice(0, cut) + strip;
        const isAllowed = nextFlag === null || next.includes(nextFlag);
        if (isAllowed && condition.test(stem) && this.takes(stem, flag, depth + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private isPrefixed(word: string): boolean {
    for (let cut = 1; cut < word.length; cut++) {
      for (const prefix of this.prefixes.get(word.slice(0, cut)) ?? []) {
        const stem = prefix.strip + word.slice(cut);
        const isMade = this.takes(stem, prefix.flag, 0) || this.isSuffixedToo(stem, prefix);
        if (prefix.condition.test(stem) && isMade) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether the word is a stem with a suffix, where the stem accepts the prefix: centi + mètre + s.
   */
  private isSuffixedToo(word: string, prefix: Affix): boolean {
    for (let cut = word.length; cut >= 0; cut--) {
      for (const {flag, strip, condition} of this.suffixes.get(word.slice(cut)) ?? []) {
        const stem = word.slice(0, cut) + strip;
        const flags = this.stems.get(stem) ?? [];
        const takesBoth = flags.includes(prefix.flag) && [...flags, ...prefix.next].includes(flag);
        if (takesBoth && condition.test(stem)) {
          return true;
        }
      }
    }
    return false;
  }
}
