// Replaces @theme/NavbarItem/DocsVersionDropdownNavbarItem: keeps the fragment only when it leads
// to the same page of the other version.
import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import {useShownSuffix} from '../../shell/addresses/useShownSuffix';
import {useIsVersionKnown} from '../../shell/versions/useIsVersionKnown';
import {versionChoices} from '../../shell/versions/versionChoices';
import {versionTarget} from '../../shell/versions/versionTarget';

function useShownVersion(docsPluginId: Props['docsPluginId']): GlobalVersion {
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  return useIsVersionKnown(docsPluginId) ? candidate : latest;
}

function useVersionItems({docsPluginId, versions}: Pick<Props, 'docsPluginId' | 'versions'>) {
  const suffix = useShownSuffix();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  return versionChoices<GlobalVersion>(useVersions(docsPluginId), versions).map(
    ({version, label}) => ({
      label,
      to: versionTarget(version, alternateDocVersions, suffix),
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    }),
  );
}

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled: _unused,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions,
  ...props
}: Props): ReactNode {
  const versionItems = useVersionItems({docsPluginId, versions});
  const items = [...dropdownItemsBefore, ...versionItems, ...dropdownItemsAfter];
  const shown = useShownVersion(docsPluginId);
  if (items.length <= 1) {
    const {label} = versionItems[0] ?? shown;
    return (
      <DefaultNavbarItem
        {...props}
        mobile={mobile}
        label={label}
        to={versionTarget(shown, {}, {search: '', hash: ''})}
        exact
      />
    );
  }
  const title = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'The label for the navbar versions dropdown on mobile view',
  });
  const label = (
    <>
      <span className={mobile ? undefined : 'visually-hidden'}>{title}</span>
      {/* In an element of its own: React updates an only child by `textContent`, which also
          works after the browser has translated the page. */}
      {!mobile && <span>{` ${shown.label}`}</span>}
    </>
  );
  return <DropdownNavbarItem {...props} mobile={mobile} label={label} items={items} />;
}
