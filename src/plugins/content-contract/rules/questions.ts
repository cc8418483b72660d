import {localeNames} from '../../../site';
import type {Breach} from '../faults/Fault';
import {topOfFile} from '../faults/Place';
import {nearestName} from '../nearest/nearestName';
import {nearestPage} from '../nearest/nearestPage';
import {anchorsOf} from '../page/anchorsOf';
import {findConflicts} from '../page/findConflicts';
import {findMisencoded} from '../page/findMisencoded';
import type {Page} from '../page/Page';
import {siteRule} from '../Rule';
import type {QuestionFile} from '../reading/readQuestions';

/** A file that cannot be parsed as questions. */
function unreadable({file, source}: QuestionFile): Breach[] {
  return [...findMisencoded(file, source), ...findConflicts(file, source)];
}

/** A file whose name matches no page. */
function strayFile({file, path, locale}: QuestionFile, paths: ReadonlySet<string>): Breach[] {
  if (locale === null) {
    const folders = localeNames.map((name) => `src/questions/${name}/`).join(' or ');
    return [
      {
        file,
        ...topOfFile,
        what: 'These questions are not in the folder of a language: the search learns nothing from them.',
        remedy: `Move the file into ${folders}.`,
      },
    ];
  }
  if (paths.has(path)) {
    return [];
  }
  const near = nearestPage(path.replace(/\.\w*$/, '.mdx'), paths);
  const rename = near
    ? `Name it ${near}.txt in the folder of its language`
    : 'Give it the name of its page';
  return [
    {
      file,
      ...topOfFile,
      what: 'These questions do not belong to a page: the search learns nothing from them.',
      remedy: `${rename}, with .txt at the end; or remove it.`,
    },
  ];
}

/** Lines that name a section the page does not have. */
function strayAnchors(
  {file, path, locale, anchors}: QuestionFile,
  pages: readonly Page[],
): Breach[] {
  const page = pages.find((one) => one.path === path && one.locale === locale);
  // The sections of a page that does not parse are unknown.
  if (!page?.tree) {
    return [];
  }
  const known = anchorsOf(page).map(({id}) => id);
  return anchors
    .filter(({anchor}) => !known.includes(anchor))
    .map(({anchor, line}) => {
      const near = nearestName(anchor, known);
      return {
        file,
        line,
        column: 1,
        what: `${page.file} has no section or symptom with ${anchor ? `the id ${anchor}` : 'an empty id'}.`,
        remedy: near
          ? `Write #${near}.`
          : 'Write the id of one after #, or move the questions to the top of the file.',
      };
    });
}

/** Questions that occur twice in a language: the search could not tell which page they mean. */
function repeated(files: readonly QuestionFile[]): Breach[] {
  const first = new Map<string, string>();
  return files.flatMap(({file, locale, questions}) =>
    questions.flatMap(({text, line}) => {
      const key = `${locale} ${text.toLowerCase()}`;
      const place = first.get(key);
      first.set(key, place ?? `${file}:${line}`);
      return place
        ? [
            {
              file,
              line,
              column: 1,
              what: `The question "${text}" is also in ${place}.`,
              remedy: 'Keep it with the page that answers it best, and remove this line.',
            },
          ]
        : [];
    }),
  );
}

/**
 * Each reader question occurs once and belongs to an existing page and section: the search learns
 * from it.
 */
export const questions = siteRule('questions', ({questionFiles, pages}) => {
  const current = pages.filter(({version}) => version === 'current');
  const paths = new Set(current.map(({path}) => path));
  const broken = questionFiles.flatMap(unreadable);
  const read = questionFiles.filter(({file}) => !broken.some((breach) => breach.file === file));
  return [
    ...broken,
    ...read.flatMap((one) => [...strayFile(one, paths), ...strayAnchors(one, current)]),
    ...repeated(read),
  ];
});
