/** Whether React has taken the page over: core says so on its root. */
export const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
