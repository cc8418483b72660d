import type {LoadContext, Plugin} from '@docusaurus/types';
import {overlay} from './overlay';

/**
 * While writing, gives each locale a socket of its own for hot reload: `npm start` puts the servers
 * of both locales behind one address, where upstream would have them share `/ws`; and keeps the
 * stacks of the bundler off the pages of writers.
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
