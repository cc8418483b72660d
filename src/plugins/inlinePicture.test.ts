import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inlinePicture} from './inlinePicture';

const markupOf = (address: string): string => decodeURIComponent(address.replace(/^[^,]*,/, ''));

describe('the address of a picture on every page', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'picture-'));
    mkdirSync(path.join(root, 'static'));
    const write = (name: string, text: string): void =>
      writeFileSync(path.join(root, 'static', name), text);
    write('small.svg', '<svg viewBox="0 0 4 4">\n  <path fill="#fff" d="M0 0"/>\n</svg>\n');
    write('quoted.svg', '<svg><title>L\'aide "ici"</title></svg>');
    write('large.svg', `<svg>${'<g/>'.repeat(200)}</svg>`);
    write('photo.png', 'PNG');
  });
  afterAll(() => rmSync(root, {recursive: true}));

  it('is a data URL for a small drawing', () => {
    const address = inlinePicture('small.svg', root);
    expect(address).toMatch(/^data:image\/svg\+xml,[^\s"#<>]+$/);
    expect(markupOf(address)).toBe("<svg viewBox='0 0 4 4'><path fill='#fff' d='M0 0'/></svg>");
  });

  it('keeps the quotes of a picture that contains an apostrophe', () => {
    expect(markupOf(inlinePicture('quoted.svg', root))).toBe(
      '<svg><title>L\'aide "ici"</title></svg>',
    );
  });

  it.each(['large.svg', 'photo.png', 'absent.svg'])('is the file address for %s', (file) => {
    expect(inlinePicture(file, root)).toBe(file);
  });
});
