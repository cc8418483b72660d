import {colorFault} from '../../shell-config/announcementFaults';
import {siteRule} from '../Rule';

/** The announcement can be read on its ground: a build refuses it otherwise, and says no line. */
export const announcementColors = siteRule(
  'announcementColors',
  ({announcementColors: written}) => {
    const fault = written && colorFault(written);
    if (!fault) {
      return [];
    }
    const {file, line, column} = written;
    return [{file, line, column, what: `The announcement: ${fault.what}`, remedy: fault.remedy}];
  },
);
