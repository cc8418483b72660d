export type Language = 'en' | 'fr';
export type Bilingual = Readonly<Record<Language, string>>;
