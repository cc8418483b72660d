/** Import alias for the data of figures; it resolves differently for server and browser. */
export const figureAlias = '@figures';

/** The module with the data of a scene. */
export const figureModule = (scene: string): string => `${figureAlias}/${scene}.json`;
