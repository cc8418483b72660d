const particles = {en: /^to (?=\S)/, fr: /^(?:se |s[’'])(?=\S)/} as const;

/** A verb as sentences have it, without what goes before it in a dictionary: "to trace", "se connecter". */
export function withoutParticle(text: string, language: 'en' | 'fr'): string {
  return text.replace(particles[language], '');
}
