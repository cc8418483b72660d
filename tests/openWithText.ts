import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type BrowserContext, chromium, type TestInfo, type ViewportSize} from '@playwright/test';

/** A browser with a default text size in its settings. */
export async function openWithText(
  textPx: number,
  viewport: ViewportSize,
  testInfo: TestInfo,
): Promise<BrowserContext> {
  const profile = testInfo.outputPath('profile');
  await mkdir(join(profile, 'Default'), {recursive: true});
  const settings = {webkit: {webprefs: {default_font_size: textPx}}};
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  return chromium.launchPersistentContext(profile, {
    ...testInfo.project.use.launchOptions,
    viewport,
  });
}
