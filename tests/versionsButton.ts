import {versions} from '../src/site';

/** The name of the button that opens the versions, in French, on a page of the current one. */
export const versionsButton = `Versions ${versions.current.label}`;
