import type {ClientModule} from '@docusaurus/types';
import {loadingBar} from '../loading/loadingBar';

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      loadingBar.start();
    }
    return undefined;
  },
  onRouteDidUpdate: loadingBar.finish,
};

export default progressBar;
