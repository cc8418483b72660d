import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {nearestName} from '../nearest/nearestName';
import {explainFieldValue} from '../page/explainFieldValue';
import {exampleOf, examples, fields, requiredFields} from '../page/fields';
import {hasFrontMatter} from '../page/hasFrontMatter';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

/** Lengths in characters; search engines cut the description at 155. */
const limits = {
  title: {min: 1, max: 60},
  sidebar_label: {min: 1, max: 30},
  description: {min: 120, max: 155},
} as const;

const pageTypes = ['task', 'reference', 'troubleshooting', 'index'];

/** The home page is in no menu. */
const homePage = 'index.mdx';

/** What each forbidden field would do. */
const forbidden: Readonly<Record<string, string>> = {
  slug: 'the address comes from the folder and the name of the file, the same in both languages',
  id: 'the name of the file is the name of the page',
  sidebar_position: 'sidebars.ts sets the order of the menu',
  tags: 'put its words into the list of keywords',
  author: 'pages name no author',
  authors: 'pages name no author',
  date: 'pages show no date',
  last_update: 'pages show no date',
};

function isOfKind(value: unknown, kind: string): boolean {
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    default:
      return typeof value === 'string';
  }
}

function checkField(page: Page, name: string, value: unknown): readonly Breach[] {
  const place = page.frontMatter.places[name] ?? topOfFile;
  const at = (what: string, remedy: string) => [faultAt(page, place, {what, remedy})];
  if (name in forbidden) {
    return at(`The field ${name} is not used here.`, `Remove it: ${forbidden[name]}.`);
  }
  const kind = fields[name];
  if (!kind) {
    const near = nearestName(name, Object.keys(fields));
    return at(
      `There is no field ${name}.`,
      near ? `Did you mean ${near}?` : `Use one of: ${Object.keys(fields).join(', ')}.`,
    );
  }
  const isEmptyText = typeof value === 'string' && value.trim() === '';
  if (isEmptyText || !isOfKind(value, kind)) {
    const {what, remedy} = explainFieldValue(page, name, kind, value);
    return at(what, remedy);
  }
  const isEmptyList = Array.isArray(value) && !value.some((item) => item.trim());
  if (isEmptyList && !isDraft(page)) {
    return at(
      `The list of ${name} is empty: the search has no other words for the page.`,
      `Write the words that readers would type: ${name}: ${examples[kind]}.`,
    );
  }
  const [listed] = Array.isArray(value) ? value.filter((item) => /[,;]/.test(item)) : [];
  if (listed) {
    return at(
      `There is a comma or a semicolon inside one of the ${name}, “${listed}”: the search reads it as a single word.`,
      `Write each separately: ${name}: ${examples[kind]}.`,
    );
  }
  return [];
}

function checkLength(page: Page, name: keyof typeof limits): readonly Breach[] {
  const value = page.frontMatter.values[name];
  const {min, max} = limits[name];
  const {length} = typeof value === 'string' ? [...value.trim()] : [];
  if (length === 0 || (length >= min && length <= max)) {
    return [];
  }
  return [
    faultAt(page, page.frontMatter.places[name] ?? topOfFile, {
      what: `The ${name} has ${length} characters.`,
      remedy:
        length > max
          ? `Shorten it to ${max} or fewer.`
          : `Lengthen it to ${min} or more, with the words that people search for.`,
    }),
  ];
}

/**
 * A page's metadata (title, sidebar label…) is present, of the right kind, and within its length.
 */
export const frontMatter = pageRule('frontMatter', (page) => {
  if (!hasFrontMatter(page)) {
    return [];
  }
  const {values, places} = page.frontMatter;
  // A misspelt field is reported once, not also as missing.
  const meant = Object.keys(values).map((name) =>
    fields[name] ? undefined : nearestName(name, Object.keys(fields)),
  );
  const missing = requiredFields
    .filter((name) => values[name] === undefined && !meant.includes(name))
    .filter((name) => name !== 'sidebar_label' || page.path !== homePage)
    .map((name) =>
      faultAt(page, topOfFile, {
        what: `The front matter lacks ${name}.`,
        remedy: `Add the line ${name}: ${exampleOf(name)}.`,
      }),
    );
  const near = typeof values.type === 'string' ? nearestName(values.type, pageTypes) : undefined;
  const type =
    typeof values.type !== 'string' || !values.type.trim() || pageTypes.includes(values.type)
      ? []
      : [
          faultAt(page, places.type ?? topOfFile, {
            what: `There is no type of page ${values.type}.`,
            remedy: near ? `Did you mean ${near}?` : `Use one of: ${pageTypes.join(', ')}.`,
          }),
        ];
  return [
    ...missing,
    ...Object.entries(values).flatMap(([name, value]) => checkField(page, name, value)),
    ...Object.keys(limits).flatMap((name) => checkLength(page, name as keyof typeof limits)),
    ...type,
  ];
});
