/** The fields of a menu of the navbar that hold items. */
export const nestedFields: readonly string[] = [
  'items',
  'dropdownItemsBefore',
  'dropdownItemsAfter',
];
