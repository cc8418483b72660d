/**
 * Groups of English verbs that go with anything: in “remove the roof” it is the roof that
 * tells pages apart.
 */
export const englishDeeds: readonly (readonly string[])[] = [
  ['delete', 'remove', 'erase', 'rid of', 'clear', 'take out', 'wipe', 'discard'],
  ['change', 'edit', 'modify', 'replace', 'update', 'set', 'switch', 'adjust'],
  ['add', 'create', 'insert', 'place', 'put', 'new'],
];
