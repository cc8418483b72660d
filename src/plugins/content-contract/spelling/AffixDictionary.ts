/** A way to make a word from another, as a Hunspell `.aff` file says it. */
interface Affix {
  readonly flag: string;
  /** Letters of the stem that go where those of the affix come. */
  readonly strip: string;
  /** What the stem looks like where the affix applies. */
  readonly condition: RegExp;
  /** Flags of the affixes that the result takes in turn. */
  readonly next: readonly string[];
}

/** By the letters that come. */
type Affixes = ReadonlyMap<string, readonly Affix[]>;

/** What the affix file says of its flags. */
interface Settings {
  readonly hasLongFlags: boolean;
  /** Words found in speech only as part of others carry it. */
  readonly onlyWithAffix: string | undefined;
  readonly forbidden: string | undefined;
}

/** A suffix may follow another one, and no more: `étag` + `é` + `es`. */
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
 * A Hunspell dictionary that looks words up by taking their affixes off. Libraries for JavaScript
 * write out every form of every word first, which takes five seconds in French; a check of our
 * pages asks for three thousand words.
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

  /** Whether the word is in the dictionary, written exactly so, capitals included. */
  has(word: string): boolean {
    const flags = this.stems.get(word);
    const {forbidden, onlyWithAffix} = this.settings;
    if (flags && forbidden && flags.includes(forbidden)) {
      return false;
    }
    const isWhole = flags && !(onlyWithAffix && flags.includes(onlyWithAffix));
    return isWhole || this.isSuffixed(word, null, 0) || this.isPrefixed(word);
  }

  /** Whether the word is a stem that takes the affix, or one with a suffix that takes it. */
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

  /** Whether the word is a stem with a suffix, the prefix going on the stem: centi + mètre + s. */
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
