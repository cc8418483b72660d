/**
 * Spelt by ear: one letter for one sound, no doubled and no silent letters.
 *
 * @param surface a folded word
 * @returns what words that are heard alike share; no spelling of any language
 */
export function soundFrench(surface: string): string {
  return (
    surface
      .replace(/ph/g, 'f')
      .replace(/sh/g, 'ch')
      .replace(/ch(?=[lnr])/g, 'k')
      .replace(/e?au/g, 'o')
      // « cloison » typed "clouazon", « bois » typed "bwa".
      .replace(/oua|wa/g, 'oi')
      // « sélection » typed "sélecsion"; after an s, as in « question », the t is heard.
      .replace(/(?<!s)ti(?=on)/g, 'si')
      .replace(/cc(?=[eiy])|x(?!$)/g, 'ks')
      .replace(/sc(?=[eiy])|c(?=[eiy])|ss|z/g, 's')
      .replace(/qu?|k|c(?!h)/g, 'k')
      .replace(/(?<!c)h/g, '')
      .replace(/g(?=[eiy])/g, 'j')
      .replace(/y|ill(?=[aeiou])/g, 'i')
      // Vowels of the nose, as in « peinture » typed "pintur".
      .replace(/[ae]?in(?![aeiouyn])|[ae]?im(?=[bp])/g, '1')
      .replace(/ai|ei/g, 'e')
      // « compte » and « conte », « dompter ».
      .replace(/mpt/g, 'nt')
      .replace(/em(?=[bp])|am(?=[bp])|en(?=[bcdfgjklmpqrstv])/g, 'an')
      .replace(/(.)\1+/g, '$1')
      .replace(/(?<=.{3})(?:er|ez|e|ent|es|s|t|x)$/, '')
  );
}
