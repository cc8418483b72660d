import type {System} from './readerKeyboard';

/** Headings of the two columns of the shortcut table, the same in every language. */
export const systemLabels: Readonly<Record<System, string>> = {
  windows: 'Windows, Linux',
  mac: 'macOS',
};
