/**
 * Maximum width of a drawing with text, in its units: in a wider one, text 13 units high would be
 * less than 10 px high in the 266 px of a narrow phone.
 */
export const widestUnits = 346;
