// Replaces @theme/NavbarItem/LocaleDropdownNavbarItem: keeps query and fragment unchanged, marks
// the current language, and leads from "not found" to a page that exists.
import {translate} from '@docusaurus/Translate';
import IconLanguage from '@theme/Icon/Language';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';
import {type LocaleLink, useLocaleLinks} from '../../../shell/versions/useLocaleLinks';
import styles from './styles.module.css';

/**
 * `pathname://` is upstream's prefix for a link to another build of the site, which causes a page
 * load. The link to the current language does not have it: offline, a page load would lose the
 * page.
 */
function toItem({label, htmlLang, href, isCurrent}: LocaleLink): LinkLikeNavbarItemProps {
  return {
    label,
    lang: htmlLang,
    hrefLang: htmlLang,
    to: href.startsWith('/') && !isCurrent ? `pathname://${href}` : href,
    target: '_self',
    autoAddBaseUrl: false,
    isActive: () => false,
    'aria-current': isCurrent ? 'true' : undefined,
  };
}

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString,
  ...props
}: Props): ReactNode {
  const links = useLocaleLinks(queryString);
  const languages = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
    description: 'The label for the mobile language switcher dropdown',
  });
  const current = links.find(({isCurrent}) => isCurrent)?.label;
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.icon} />
          <span className={mobile ? undefined : 'visually-hidden'}>{languages}</span>
          {!mobile && ` ${current}`}
        </>
      }
      items={[...dropdownItemsBefore, ...links.map(toItem), ...dropdownItemsAfter]}
    />
  );
}
