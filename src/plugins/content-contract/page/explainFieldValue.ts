import type {FaultWords} from '../faults/FaultWords';
import {exampleOf, requiredFields} from './fields';
import type {Page} from './Page';

/** The value of a field as typed, without quotes or brackets. */
function typedValue({source, frontMatter}: Page, name: string): string {
  const line = source.split('\n')[(frontMatter.places[name]?.line ?? 0) - 1] ?? '';
  // A lone `>` or `|` announces text on the lines below.
  const value = line.replace(/^[\w-]+:|(?<=:\s*)[>|][+-]?\s*$/g, '');
  return value.replace(/^[\s"'[{(]+|[\s"'\]})]+$/g, '');
}

/**
 * Why a value is not of the field's kind, and how to write it.
 *
 * @param kind of the field: text, list or flag
 * @param value as parsed: of another kind, or empty
 */
export function explainFieldValue(
  page: Page,
  name: string,
  kind: string,
  value: unknown,
): FaultWords {
  const typed = typedValue(page, name);
  const isRequired = requiredFields.includes(name);
  if (typed === '') {
    return {
      what: `The field ${name} is empty.`,
      remedy: `Write ${name}: ${exampleOf(name)}${isRequired ? '' : ', or remove the line'}.`,
    };
  }
  if (kind === 'flag') {
    return {
      what: `The field ${name} is neither true nor false.`,
      remedy: `Write ${name}: true, or remove the line.`,
    };
  }
  if (Array.isArray(value) && kind === 'list') {
    return {
      what: `One of the ${name} is a number or another value that is not a text.`,
      remedy: `Put it between two straight quotes: ${name}: [wall, "2026", "a: b"].`,
    };
  }
  if (kind === 'list') {
    const words = typed.split(/\s*[,;]\s*/).filter(Boolean);
    return {
      what: `The field ${name} is not a list.`,
      remedy: `Put its words between [ and ]: ${name}: [${words.join(', ')}].`,
    };
  }
  return {
    what: `The field ${name} is not a text.`,
    remedy: `Put it between two straight quotes: ${name}: "${typed}".`,
  };
}
