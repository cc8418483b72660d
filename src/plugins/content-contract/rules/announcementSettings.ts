import {colorFault} from '../../shell-config/announcementFaults';
import {siteRule} from '../Rule';

/**
 * The announcement has an id, by which browsers remember that a reader closed it, and enough
 * contrast. The build checks this too, but names no line.
 */
export const announcementSettings = siteRule(
  'announcementSettings',
  ({announcementSettings: written}) => {
    if (!written) {
      return [];
    }
    const {file, id, idPlace, colorsPlace} = written;
    const fault = colorFault(written);
    return [
      ...(id?.trim() === ''
        ? [
            {
              file,
              ...idPlace,
              what: 'The announcement has an empty id.',
              remedy:
                "Give it one, such as id: 'news-2026': a new id shows the bar again to readers who closed it.",
            },
          ]
        : []),
      ...(fault
        ? [{file, ...colorsPlace, what: `The announcement: ${fault.what}`, remedy: fault.remedy}]
        : []),
    ];
  },
);
