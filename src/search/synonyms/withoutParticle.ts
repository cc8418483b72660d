const particles = {en: /^to (?=\S)/, fr: /^(?:se |s[’'])(?=\S)/} as const;

/** Strips the particle that dictionaries put before a verb: "to trace", « se connecter ». */
export function withoutParticle(text: string, language: 'en' | 'fr'): string {
  return text.replace(particles[language], '');
}
