import type {LoadContext, Plugin} from '@docusaurus/types';
import {overlay} from './overlay';

/**
 * For `npm start`. Gives each locale its own hot-reload socket, since the servers of both locales
 * are proxied behind one address, where upstream would have them share `/ws`. Also keeps the
 * bundler's stack traces off the pages that writers see.
 */
export default function devServer({baseUrl}: LoadContext): Plugin {
  const path = `${baseUrl}ws`;
  const sockets = {
    devServer: {
      webSocketServer: {type: 'ws', options: {path}},
      client: {webSocketURL: {pathname: path}, overlay},
    },
  };
  return {
    name: 'dev-server',
    configureWebpack: () => (process.env.NODE_ENV === 'development' ? sockets : {}),
  };
}
