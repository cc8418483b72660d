/**
 * Development server for writers: both languages at one address, hot reload in each, drafts shown,
 * faults of pages listed after each change.
 *
 *     npm start [-- --port 3000]
 */
import {once} from 'node:events';
import {dirname} from 'node:path';
import {formatFaults} from '../src/plugins/content-contract/faults/formatFaults';
import {brokenMenus} from '../src/plugins/content-contract/menu/brokenMenus';
import {localeNames, locales} from '../src/site';
import {assertReadableData} from './building/assertData';
import {unreadableData} from './building/unreadableData';
import {codeOf} from './command/codeOf';
import {errorMessage} from './command/errorMessage';
import {interrupts} from './command/interruption';
import {readArguments} from './command/readArguments';
import {readPort} from './command/readPort';
import {compileFailures} from './start/compileFailures';
import {createProxy} from './start/createProxy';
import {freePort} from './start/freePort';
import {type LanguageServers, languageServers} from './start/languageServers';
import {restartServers} from './start/restartServers';
import {startLocale} from './start/startLocale';
import {startOrExplain} from './start/startOrExplain';
import {watchCompiledData} from './start/watchCompiledData';
import {watchContent} from './start/watchContent';

const siteDir = dirname(__dirname);
const {values} = readArguments(
  {options: {port: {type: 'string', default: '3000'}}},
  'npm start -- --port 3000',
);

let languages: LanguageServers | undefined;
const report = compileFailures(siteDir, console.error);
let stopWatching = (): void => {};

function stop(status: number): never {
  stopWatching();
  languages?.stop();
  process.exit(status);
}

function refuse(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') {
    console.error(
      `Port ${values.port} is taken, perhaps by another npm start. Stop that one, or choose a port: npm start -- --port ${Number(values.port) + 1}`,
    );
  } else {
    console.error(errorMessage(error));
  }
  return stop(codeOf(error));
}

async function start(): Promise<void> {
  const port = readPort(values.port, 1);
  const faults = brokenMenus(siteDir);
  if (faults.length > 0) {
    throw new Error(`No page can be shown until the menu is fixed.\n\n${formatFaults(faults)}`);
  }
  assertReadableData(siteDir);
  const upstreams = await Promise.all(
    localeNames.map(async (locale) => {
      return {locale, baseUrl: locales[locale].baseUrl, port: await freePort()};
    }),
  );
  const proxy = createProxy(upstreams);
  // Listens first, so that a port in use is reported at once rather than after the build.
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  console.log('Starting both languages…');
  const servers = languageServers(
    () => upstreams.map(({locale, port}) => startLocale(siteDir, locale, port, report.failed)),
    () => {
      console.error('The server of one language stopped, so npm start stops too. Run it again.');
      stop(1);
    },
  );
  languages = servers;
  await startOrExplain(siteDir, servers);
  for (const locale of localeNames) {
    const {label, baseUrl} = locales[locale];
    console.log(`${label.padEnd(10)}http://127.0.0.1:${port}${baseUrl}`);
  }
  console.log('Pages reload as you save them. Stop with Ctrl + C.\n');
  const stopChecking = watchContent(siteDir, report);
  const data = watchCompiledData(siteDir, () =>
    restartServers(servers, () => [...brokenMenus(siteDir), ...unreadableData(siteDir)]),
  );
  stopWatching = () => {
    stopChecking();
    data.close();
  };
}

for (const signal of interrupts) {
  process.on(signal, () => stop(0));
}
start().catch(refuse);
