/** A phonetic spelling of a folded word: words that sound alike get the same one. */
export function soundEnglish(surface: string): string {
  return surface
    .replace(/ph/g, 'f')
    .replace(/s?[st]ion/g, 'shun')
    .replace(/ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/gh(?!o)/g, '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=[aeiou])y|i?e?y$/g, 'i')
    .replace(/ei|ie|ea|ee/g, 'i')
    .replace(/ai/g, 'a')
    .replace(/oo/g, 'u')
    .replace(/(?<=.{2})e(?=s?$)/g, '')
    .replace(/(?<=.)(?:[eou]r|a)(?=s?$)/g, 'a')
    .replace(/(.)\1+/g, '$1');
}
