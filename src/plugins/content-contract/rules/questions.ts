import type {Breach} from '../faults/Fault';
import {topOfFile} from '../faults/Place';
import {nearestPage} from '../nearest/nearestPage';
import {siteRule} from '../Rule';
import type {QuestionFile} from '../reading/readQuestions';

/** A file that is not named as the page is whose questions it holds. */
function strayFile({file, path}: QuestionFile, paths: ReadonlySet<string>): Breach[] {
  if (paths.has(path)) {
    return [];
  }
  const near = nearestPage(path.replace(/\.\w*$/, '.mdx'), paths);
  const rename = near ? `Name it ${near}.txt in the folder of its language` : 'Name it as its page';
  return [
    {
      file,
      ...topOfFile,
      what: 'These questions belong to no page: the search learns nothing from them.',
      remedy: `${rename}, with .txt at the end; or remove it.`,
    },
  ];
}

/** Questions that stand twice in a language: the search could not tell which page they mean. */
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
              what: `The question "${text}" stands in ${place} too.`,
              remedy: 'Keep it with the page that answers it best, and remove this line.',
            },
          ]
        : [];
    }),
  );
}

/** Each question of readers stands once, with a page there is: the search learns from it. */
export const questions = siteRule('questions', ({questionFiles, pages}) => {
  const current = pages.filter(({version}) => version === 'current');
  const paths = new Set(current.map(({path}) => path));
  return [...questionFiles.flatMap((one) => strayFile(one, paths)), ...repeated(questionFiles)];
});
