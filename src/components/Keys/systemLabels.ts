import type {System} from './readerKeyboard';

/** What the two columns of the list of shortcuts are called, in every language. */
export const systemLabels: Readonly<Record<System, string>> = {
  windows: 'Windows, Linux',
  mac: 'macOS',
};
