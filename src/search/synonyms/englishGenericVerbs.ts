/**
 * Groups of English verbs that apply to anything: in "remove the roof", only "roof" determines
 * which page answers.
 */
export const englishGenericVerbs: readonly (readonly string[])[] = [
  [
    'delete',
    'trash',
    'scrap',
    'eliminate',
    'remove',
    'erase',
    'rid of',
    'clear',
    'take out',
    'wipe',
    'discard',
  ],
  [
    'change',
    'tweak',
    'alter',
    'adapt',
    'edit',
    'modify',
    'replace',
    'update',
    'set',
    'switch',
    'adjust',
  ],
  ['add', 'integrate', 'create', 'insert', 'place', 'put', 'new'],
];
