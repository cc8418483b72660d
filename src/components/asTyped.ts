/**
 * The attributes of a field for words of the product: phones leave them as they are typed, where
 * they would make other words of « trémie » or « suppr ».
 */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
