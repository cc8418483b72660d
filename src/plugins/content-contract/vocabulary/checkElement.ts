import type {MdxJsxAttribute} from 'mdast-util-mdx';
import type {ContentSite, Names} from '../ContentSite';
import {nearestName} from '../nearest/nearestName';
import {attributeText, type Element} from '../page/elementsOf';
import {explainHtml} from '../page/explainHtml';
import {registers} from './registers';
import type {Attribute, Word} from './Vocabulary';

function suggest(wanted: string, names: readonly string[], where: string): string {
  const near = nearestName(wanted, names);
  return near ? `Did you mean ${near}?` : `See the names in ${where}.`;
}

function valueFault(name: string, value: MdxJsxAttribute['value'], expected: Attribute) {
  const isText = typeof value === 'string';
  if (expected.kind === 'text' && !isText) {
    return [`The attribute ${name} is not a text.`, `Write ${name}="…".`];
  }
  if (isText && expected.isRequired && !expected.values && !value.trim()) {
    return [`The attribute ${name} is empty.`, `Write its text between the quotes: ${name}="…".`];
  }
  // The sentence around it uses the plural.
  const isPlural = !isText && /^([2-9]|[1-9]\d+)$/.test(value?.value.trim() ?? '');
  if (expected.kind === 'number' && !isPlural) {
    return [`The attribute ${name} is not a whole number of 2 or more.`, `Write ${name}={10}.`];
  }
  if (expected.kind === 'flag' && isText) {
    return [`The attribute ${name} takes no value.`, `Write ${name} alone, or leave it out.`];
  }
  if (isText && expected.values && !expected.values.includes(value)) {
    const near = nearestName(value, expected.values);
    return [
      `${name}="${value}" does not exist.`,
      near ? `Did you mean "${near}"?` : `Use one of: ${expected.values.join(', ')}.`,
    ];
  }
  return null;
}

function checkAttributes(element: Element, {attributes}: Word): readonly (readonly string[])[] {
  if (!attributes) {
    return [];
  }
  const given = element.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const names = given.map(({name}) => name);
  // A misspelt attribute is reported once, not also as missing.
  const meant = new Set<string | undefined>();
  const faults = given.flatMap((attribute): (readonly string[])[] => {
    const expected = attributes[attribute.name];
    if (!expected) {
      const known = Object.keys(attributes);
      const isLeft = (name: string) => attributes[name]?.isRequired && !names.includes(name);
      const near = nearestName(attribute.name, known) ?? known.find(isLeft);
      meant.add(near);
      return [
        [
          `<${element.name}> has no attribute ${attribute.name}.`,
          near ? `Did you mean ${near}?` : 'Remove it.',
        ],
      ];
    }
    const fault = valueFault(attribute.name, attribute.value, expected);
    return fault ? [fault] : [];
  });
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = Object.entries(attributes)
    .filter(([name, {isRequired}]) => isRequired && !names.includes(name) && !meant.has(name))
    .map(([name, {kind}]) => [
      `<${element.name}> lacks the attribute ${name}.`,
      `Add ${name}${kind === 'number' ? '={10}' : '="…"'}.`,
    ]);
  return [
    ...faults,
    ...repeated.map((name) => [`<${element.name}> has ${name} twice.`, 'Keep one of the two.']),
    ...missing,
  ];
}

function checkName(element: Element, names: Names): readonly (readonly string[])[] {
  const register = element.name ? registers[element.name] : undefined;
  const name = register && attributeText(element, register.attribute);
  if (!register || !name?.trim() || names[register.names].includes(name)) {
    return [];
  }
  const [quoting] =
    Object.entries(registers).find(
      ([, other]) => other.attribute === 'name' && names[other.names].includes(name),
    ) ?? [];
  const meant = register.nameOf?.(name);
  return [
    [
      `There is no <${element.name} ${register.attribute}="${name}" />.`,
      quoting
        ? `Write <${quoting} name="${name}" />.`
        : meant
          ? `Did you mean ${meant}?`
          : suggest(name, names[register.names], register.file),
    ],
  ];
}

/** Whether it renders nothing: only white space and comments. */
function showsNothing({children}: Element): boolean {
  return children.every((child) =>
    child.type === 'text' ? !child.value.trim() : /^mdx\w+Expression$/.test(child.type),
  );
}

function checkContent(element: Element, word: Word): readonly (readonly string[])[] {
  const {name, children} = element;
  if (children.length > 0 && !word.holdsContent) {
    return [[`<${name}> cannot have content.`, `End the tag with />: <${name} … />.`]];
  }
  return word.needsContent && showsNothing(element)
    ? [
        [
          `<${name}> is empty.`,
          `Write its text between <${name}> and </${name}>, or remove the tag.`,
        ],
      ]
    : [];
}

/** What is wrong with a tag and with the names it refers to, each with its remedy. */
export function checkElement(element: Element, {vocabulary, names}: ContentSite) {
  if (element.name === null) {
    return [['<> is not an element.', 'Remove it.']];
  }
  const word = vocabulary[element.name];
  if (!word) {
    const html = explainHtml(element.name);
    if (html) {
      return [[html.what, html.remedy]];
    }
    const known = Object.keys(vocabulary);
    return [
      [`There is no element <${element.name}>.`, suggest(element.name, known, 'the page /syntax')],
    ];
  }
  return [
    ...checkAttributes(element, word),
    ...checkName(element, names),
    ...checkContent(element, word),
  ];
}
