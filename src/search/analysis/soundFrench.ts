/**
 * A phonetic spelling: one letter per sound, without double and silent letters.
 *
 * @param surface a folded word
 * @returns a key that words share if they sound alike; not a spelling to show
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
      // « sélection » typed "sélecsion"; but after an s, as in « question », the t is pronounced.
      .replace(/(?<!s)ti(?=on)/g, 'si')
      .replace(/cc(?=[eiy])|x(?!$)/g, 'ks')
      .replace(/sc(?=[eiy])|c(?=[eiy])|ss|z/g, 's')
      .replace(/qu?|k|c(?!h)/g, 'k')
      .replace(/(?<!c)h/g, '')
      .replace(/g(?=[eiy])/g, 'j')
      .replace(/y|ill(?=[aeiou])/g, 'i')
      // Nasal vowels: « peinture » typed "pintur".
      .replace(/[ae]?in(?![aeiouyn])|[ae]?im(?=[bp])/g, '1')
      .replace(/ai|ei/g, 'e')
      // « compte » sounds like « conte »; so does « dompter ».
      .replace(/mpt/g, 'nt')
      .replace(/em(?=[bp])|am(?=[bp])|en(?=[bcdfgjklmpqrstv])/g, 'an')
      .replace(/(.)\1+/g, '$1')
      .replace(/(?<=.{3})(?:er|ez|e|ent|es|s|t|x)$/, '')
  );
}
