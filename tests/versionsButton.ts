import {versions} from '../src/site';

/** The French name of the versions button on a page of the current version. */
export const versionsButton = `Versions ${versions.current.label}`;
