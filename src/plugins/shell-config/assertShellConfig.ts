import {type AnnouncementConfig, announcementFaults} from './announcementFaults';
import {type FooterConfig, footerFaults} from './footerFaults';
import {navbarFaults} from './navbarFaults';

const file = 'src/plugins/themeConfig.ts';

/**
 * Checks what the page shell shows, before upstream looks at it: its own messages name neither the
 * item nor a remedy.
 *
 * @param themeConfig the theme configuration as written
 * @throws with every fault at once: file, item, fault, remedy
 */
export function assertShellConfig(themeConfig: object): void {
  const {navbar, footer, announcementBar} = themeConfig as {
    navbar?: {items?: unknown};
    footer?: FooterConfig;
    announcementBar?: AnnouncementConfig;
  };
  const faults = [
    ...navbarFaults(navbar?.items ?? []),
    ...(footer ? footerFaults(footer) : []),
    ...(announcementBar ? announcementFaults(announcementBar) : []),
  ];
  if (faults.length > 0) {
    throw new Error(
      `The page shell cannot be built:\n${faults.map((fault) => `- ${file}: ${fault}`).join('\n')}`,
    );
  }
}
