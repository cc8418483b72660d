/**
 * Attributes of a field for product terms: they turn off autocorrection, which on phones would
 * change words such as « trémie » or « suppr ».
 */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
