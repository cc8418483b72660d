import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {watchFolders} from './watchFolders';

it('detects a page that is deleted, rewritten and changed', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'));
  const page = join(siteDir, 'docs/faq/index.mdx');
  mkdirSync(join(siteDir, 'docs/faq'), {recursive: true});
  writeFileSync(page, 'one');
  const onChange = vi.fn();
  const watched = watchFolders([join(siteDir, 'docs')], onChange);
  await watched.ready;
  const changes: readonly (() => void)[] = [
    () => rmSync(page),
    () => writeFileSync(page, 'two'),
    () => writeFileSync(page, 'three, and longer'),
  ];
  for (const change of changes) {
    onChange.mockClear();
    change();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), {timeout: 10_000});
  }
  watched.close();
  rmSync(siteDir, {recursive: true});
});
