import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {askedAddress, notFoundRedirect} from '../notFoundRedirect';

function goToOwnLanguage(): void {
  const {origin, pathname, search, hash} = window.location;
  if (pathname.endsWith('/404.html')) {
    const asked = askedAddress(search, origin);
    if (asked) {
      window.history.replaceState(window.history.state, '', asked);
    }
    return;
  }
  const baseUrls = Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  const target = notFoundRedirect(pathname + search + hash, siteConfig.baseUrl, baseUrls);
  if (target) {
    window.location.replace(target);
  }
}

if (ExecutionEnvironment.canUseDOM && document.querySelector('[data-not-found]')) {
  goToOwnLanguage();
}
