/** Whether a folded word is a number alone: « un mur de 20 ». */
export const isNumber = (surface: string): boolean => /^\d[\d.]*$/.test(surface);
