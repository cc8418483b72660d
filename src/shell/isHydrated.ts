/** Whether React has hydrated the page; core then sets this attribute. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
