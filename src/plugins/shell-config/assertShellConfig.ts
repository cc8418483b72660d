import {type AnnouncementConfig, announcementFaults} from './announcementFaults';
import {type FooterConfig, footerFaults} from './footerFaults';
import {navbarFaults} from './navbarFaults';
import {shellRefusal} from './shellRefusal';

/**
 * Checks the theme configuration before upstream does, whose messages name neither the item nor a
 * remedy.
 *
 * @param themeConfig the theme configuration as written
 * @throws with every fault at once: file, item, fault, remedy
 */
export function assertShellConfig(themeConfig: object): void {
  const {navbar, footer, announcementBar, docs} = themeConfig as {
    navbar?: {items?: unknown};
    footer?: FooterConfig;
    announcementBar?: AnnouncementConfig;
    docs?: {sidebar?: {hideable?: boolean}};
  };
  const faults = [
    ...navbarFaults(navbar?.items ?? []),
    ...(footer ? footerFaults(footer) : []),
    ...(announcementBar ? announcementFaults(announcementBar) : []),
    ...(docs?.sidebar?.hideable
      ? [
          'docs.sidebar.hideable: the sidebar of this site cannot be hidden; the button of ' +
            'Docusaurus that brings it back answers to every key, Tab among them. Set it to false.',
        ]
      : []),
  ];
  if (faults.length > 0) {
    throw shellRefusal(faults);
  }
}
