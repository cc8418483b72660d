import type {ClientModule} from '@docusaurus/types';

/**
 * A page that was asked for is shown at its place at once: while it still takes shape, gliding there
 * would end elsewhere. Within a page the reader sees where a link leads.
 */
const instantArrival: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      document.documentElement.style.scrollBehavior = 'auto';
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const {readAtPx} = window.history.state ?? {};
    // Browsers lead there themselves, but not to a page whose scripts they do not have any more: it
    // comes later than they expect once a page shown since was loaded anew.
    if (readAtPx && previousLocation && location.pathname !== previousLocation.pathname) {
      window.scrollTo(0, readAtPx);
    }
    // After Back, browsers lead to the place that was read in a frame of their own.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.style.removeProperty('scroll-behavior');
      }),
    );
  },
};

export default instantArrival;
