import type {FaultWords} from '../faults/FaultWords';

/** A TypeScript diagnostic about a value that does not fit its type. */
interface Misfit {
  /** TypeScript's error code. */
  readonly code: number;
  /** The whole message, one reason per line. */
  readonly message: string;
  /** The source text that the diagnostic points at. */
  readonly text: string;
}

function capture(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.[1];
}

const likeOthers = 'Compare it with the entries around it.';

/** A sentence for each TypeScript error code that a typing mistake can cause. */
const sentences: Readonly<Record<number, (misfit: Misfit) => FaultWords>> = {
  1117: ({text}) => ({
    what: `The name ${text} is given twice: the first entry is lost.`,
    remedy: 'Remove one of the two, or give it another name.',
  }),
  2304: ({text}) => ({
    what: `${text} has no quotes.`,
    remedy: `Write '${text}'.`,
  }),
  2695: () => ({
    what: 'A comma is missing in front of this list.',
    remedy: 'Write , after the ] before it.',
  }),
  2353: ({text}) => ({
    what: `There is no field ${text} here.`,
    remedy: `Correct its name, or remove it. ${likeOthers}`,
  }),
  2561: ({text, message}) => ({
    what: `There is no field ${text} here.`,
    remedy: `Did you mean ${capture(/Did you mean to write '(.+?)'/, message)}?`,
  }),
};

const sameSentence: Readonly<Record<number, number>> = {2552: 2304, 18004: 2304};

function explainType({message, text}: Misfit): FaultWords {
  const missing = capture(/Property '(.+?)' is missing/, message);
  if (missing) {
    return {what: `${text} lacks ${missing}.`, remedy: `Add it. ${likeOthers}`};
  }
  const given = capture(/^Type '"(.+?)"' is not assignable/, message);
  if (given !== undefined) {
    const near = capture(/Did you mean '"(.+?)"'/, message);
    const list = capture(/ is not assignable to type '("[^']*")'/, message);
    const names = list?.replaceAll('"', '').split(' | ').join(', ');
    return {
      what: `There is no ${given} to refer to here.`,
      remedy: near
        ? `Did you mean ${near}?`
        : names
          ? `Use one of: ${names}; or add it to the file that lists them.`
          : likeOthers,
    };
  }
  if (/^Type 'string' is not assignable to type 'number'/.test(message)) {
    return {what: `${text} must be a number.`, remedy: 'Write it without quotes.'};
  }
  if (/^Type 'string' is not assignable to type 'readonly string\[\]'/.test(message)) {
    return {what: `${text} must be a list.`, remedy: "Write it between square brackets: ['…']."};
  }
  if (/^Type 'number' is not assignable to type 'string'/.test(message)) {
    return {what: `${text} must be a text.`, remedy: 'Put it between two straight quotes.'};
  }
  return {what: `The value of ${text} has the wrong form.`, remedy: likeOthers};
}

/** Turns a TypeScript diagnostic about a data file into one sentence that a writer can act on. */
export function explainDataValue(misfit: Misfit): FaultWords {
  const sentence = sentences[sameSentence[misfit.code] ?? misfit.code];
  return sentence ? sentence(misfit) : explainType(misfit);
}
