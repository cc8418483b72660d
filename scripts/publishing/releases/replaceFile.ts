import {renameSync, writeFileSync} from 'node:fs';

/** Replaces a file in one step: a reader sees the old one or the new one, whole. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.next`, text, {flush: true});
  renameSync(`${file}.next`, file);
}
