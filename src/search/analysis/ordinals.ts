const french =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(
    ' ',
  );
const english = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const endings = {fr: /^(?:er|ere|e|eme|nd|nde)s?$/, en: /^(?:st|nd|rd|th)$/};

/**
 * The word for a folded ordinal in digits: « premier » for "1er", "second" for "2nd".
 *
 * @returns undefined for any other word, and above ten
 */
export function ordinal(surface: string, language: keyof typeof endings): string | undefined {
  const [, digits = '', ending = ''] = /^(\d+)([a-z]+)$/.exec(surface) ?? [];
  if (!endings[language].test(ending)) return undefined;
  if (language === 'fr' && ending.startsWith('ere')) return 'premiere';
  if (language === 'fr' && ending.startsWith('nd')) return 'second';
  return (language === 'fr' ? french : english)[Number(digits) - 1];
}
