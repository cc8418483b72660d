/** Id of the drawer, which its button names. */
export const drawerId = 'navigation-drawer';
