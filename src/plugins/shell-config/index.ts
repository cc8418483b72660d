import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './announcementScript';
import {announcementStyle} from './announcementStyle';
import {bootNotice} from './bootNotice';
import {bootWords} from './bootWords';
import {shellRefusal} from './shellRefusal';
import {sidebarFaults} from './sidebarFaults';
import {sidebarSections} from './sidebarSections';

const docsPlugin = 'docusaurus-plugin-content-docs';

function versionsOf(allContent: AllContent, pluginId: string) {
  const content = allContent[docsPlugin]?.[pluginId] as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/** The versions of all docs plugins. */
function allVersions(allContent: AllContent) {
  return Object.keys(allContent[docsPlugin] ?? {}).flatMap((pluginId) =>
    versionsOf(allContent, pluginId),
  );
}

/** Pages that the "not found" page may suggest: those that are not unlisted. */
function listedPages(allContent: AllContent) {
  return allVersions(allContent).flatMap(({docs, isLast, path: versionPath}) =>
    docs
      .filter(({unlisted}) => !unlisted)
      .map(({permalink, title}) => ({
        path: permalink,
        title,
        archive: isLast ? undefined : `${versionPath}/`,
      })),
  );
}

/**
 * Build-time parts of the page shell: the notice for files that fail to load, the announcement's
 * colours and the script that hides it once closed, the lists of pages and sections for the "not
 * found" page, and the check of navbar items against the docs.
 */
export default function shellConfig(context: LoadContext): Plugin {
  const {i18n, siteStorage, codeTranslations, generatedFilesDir} = context;
  const {announcementBar, navbar} = context.siteConfig.themeConfig as unknown as ThemeConfig;
  const styleFile = path.join(generatedFilesDir, 'shell-announcement.css');
  const siteBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  return {
    name: 'shell-config',
    getClientModules() {
      mkdirSync(generatedFilesDir, {recursive: true});
      writeFileSync(styleFile, announcementBar ? announcementStyle(announcementBar) : '');
      return [styleFile];
    },
    injectHtmlTags: () => ({
      headTags: [
        bootNotice(bootWords(codeTranslations), siteBaseUrl),
        ...(announcementBar && announcementBar.isCloseable !== false
          ? [
              {
                tagName: 'script',
                innerHTML: announcementScript(announcementBar.id, siteStorage.namespace),
              },
            ]
          : []),
      ],
    }),
    async allContentLoaded({allContent, actions}) {
      const faults = sidebarFaults(navbar.items, (pluginId) => {
        const known = versionsOf(allContent, pluginId);
        const version = known.find(({isLast}) => isLast);
        return version && {version, names: known.map(({versionName}) => versionName)};
      });
      if (faults.length > 0) {
        throw shellRefusal(faults);
      }
      await actions.createData('pages.json', JSON.stringify(listedPages(allContent)));
      const current = allVersions(allContent).filter(({isLast}) => isLast);
      await actions.createData('sections.json', JSON.stringify(current.flatMap(sidebarSections)));
    },
  };
}
