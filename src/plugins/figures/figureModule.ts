/** Where pages import the data of a figure from: an alias that differs in server and browser. */
export const figureAlias = '@figures';

/** The module that holds the data of a scene. */
export const figureModule = (scene: string): string => `${figureAlias}/${scene}.json`;
