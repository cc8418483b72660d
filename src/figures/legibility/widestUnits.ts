/**
 * The widest that a drawing with text may be: of a wider one, text of 13 units is less than 10 px
 * high in the 266 px that a narrow phone has.
 */
export const widestUnits = 346;
