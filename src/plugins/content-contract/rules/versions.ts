import type {ContentSite, MessageFile} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {faultAt} from '../faults/faultAt';
import {placeAt, topOfFile} from '../faults/Place';
import {readMessages} from '../messages/readMessages';
import {pagesForWriters} from '../pagesForWriters';
import {maskedSource, proseOf} from '../prose/proseOf';
import {siteRule} from '../Rule';
import {versionsFile, versionsSource} from '../reading/findVersions';

/** The file of a version's French labels. */
const labelsFile = /\/docusaurus-plugin-content-docs\/(?:(current)|version-(.+))\.json$/;

/** Differences between src/site.ts and versions.json. */
function unlike({current, archived, line, listed}: ContentSite['versions']): readonly Breach[] {
  const inSource = (words: FaultWords) => ({file: versionsSource, line, column: 1, ...words});
  const inList = (words: FaultWords) => ({file: versionsFile, ...topOfFile, ...words});
  const faults = [
    ...archived
      .filter((label) => label === current)
      .map((label) =>
        inSource({
          what: `The current version and an archived one are both named ${label}.`,
          remedy: 'Give the current version, in versions, the name of the new release.',
        }),
      ),
    ...listed
      .filter((label) => !archived.includes(label))
      .map((label) =>
        inSource({
          what: `versions lacks ${label}, which ${versionsFile} lists.`,
          remedy: `Add {label: '${label}', path: '${label}'} to archived, the newest first.`,
        }),
      ),
    ...archived
      .filter((label) => !listed.includes(label))
      .map((label) =>
        inList({
          what: `${label}, which is an archived version in ${versionsSource}, is not listed here.`,
          remedy: `Run npx docusaurus docs:version ${label}, or remove it from ${versionsSource}.`,
        }),
      ),
  ];
  return faults.length > 0 || archived.join() === listed.join()
    ? faults
    : [
        inList({
          what: `The versions are not in the order of ${versionsSource}.`,
          remedy: `Put the newest first in both: ${JSON.stringify(archived)}.`,
        }),
      ];
}

/** Listed versions whose pages are gone: Docusaurus would crash with a stack trace. */
function emptied({archived, line, stored, listed}: ContentSite['versions']): readonly Breach[] {
  return archived
    .filter((label) => listed.includes(label) && !stored.includes(label))
    .map((label) => ({
      file: versionsSource,
      line,
      column: 1,
      what: `versions names ${label}, but versioned_docs/version-${label} does not exist.`,
      remedy: `Put its pages back, or remove ${label} from archived and from ${versionsFile}: see “Removing an archived version” in CONTRIBUTING.md.`,
    }));
}

/** A label file with another name than src/site.ts: readers would see that one. */
function misnamed({file, source}: MessageFile, current: string): readonly Breach[] {
  const version = labelsFile.exec(file);
  const found = readMessages(file, source)?.find(({key}) => key === 'version.label');
  const label = version?.[1] ? current : version?.[2];
  return !label || !found || found.text === label
    ? []
    : [
        {
          file,
          ...found.place,
          what: `The version is named ${found.text} here, but ${label} in ${versionsSource}.`,
          remedy: `Write "version.label": {"message": "${label}", …}, or correct versions there.`,
        },
      ];
}

/** A version number after the word “version”. */
const named = /(?<=\bversion[ \u00a0])\d(?:[\w.-]*\w)?/gi;

/** Home pages say what is new in the current version, and where the archive is. */
function misnamedAtHome({
  pages,
  homePages,
  versions: {current, archived},
}: ContentSite): readonly Breach[] {
  return pages
    .filter(({file}) => homePages.includes(file))
    .flatMap((page) => {
      const prose = proseOf(page).filter(({kind}) => kind === 'text');
      const found = [...maskedSource(page.source, prose).matchAll(named)];
      const unknown = found.filter(([label]) => ![current, ...archived].includes(label));
      const isBehind = unknown.length === 0 && !found.some(([label]) => label === current);
      return (isBehind ? found.slice(0, 1) : unknown).map(({0: label, index}) =>
        faultAt(page, placeAt(page.source, index), {
          what: isBehind
            ? `The home page names version ${label}, not the current one, ${current}.`
            : `The home page names version ${label}, which this site does not have.`,
          remedy: `Say what is new in ${current}; the archive has ${archived.join(', ') || 'none'}.`,
        }),
      );
    });
}

/** A version has the same name everywhere, and the archive has no pages for writers. */
export const versions = siteRule('versions', (site) => [
  ...unlike(site.versions),
  ...emptied(site.versions),
  ...site.messageFiles.flatMap((file) => misnamed(file, site.versions.current)),
  ...misnamedAtHome(site),
  ...site.pages
    .filter(({version, path}) => version !== 'current' && pagesForWriters.includes(path))
    .map((page) =>
      faultAt(page, topOfFile, {
        what: 'The archive contains a page for writers, which belongs only to the current version.',
        remedy: `Remove it in both languages, and from versioned_sidebars/${page.version}-sidebars.json.`,
      }),
    ),
]);
