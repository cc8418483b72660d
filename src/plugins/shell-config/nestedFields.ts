/** The fields of a navbar dropdown that contain items. */
export const nestedFields: readonly string[] = [
  'items',
  'dropdownItemsBefore',
  'dropdownItemsAfter',
];
