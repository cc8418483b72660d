/** Id of the drawer, for `aria-controls` of its button. */
export const drawerId = 'navigation-drawer';
