import {basename, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {fields} from '../page/fields';
import {parseFrontMatter} from '../page/parseFrontMatter';
import {withoutByteOrderMark} from './withoutByteOrderMark';

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function isUsable(name: string, value: unknown): boolean {
  switch (fields[name]) {
    case 'text':
      // `image` is an address: Docusaurus parses it, and the dev server shows it nowhere.
      return isText(value) && name !== 'image';
    case 'list':
      return Array.isArray(value) && value.length > 0 && value.every(isText);
    case 'flag':
      return typeof value === 'boolean';
    default:
      return false;
  }
}

/** The page without the fields that Docusaurus would refuse, or with the fault as its title. */
async function forgive(siteDir: string, params: Parameters<ParseFrontMatter>[0]): Promise<Parsed> {
  const file = relative(siteDir, params.filePath).split(sep).join('/');
  const source = withoutByteOrderMark(params.fileContent);
  const [fault] = parseFrontMatter(file, source).faults;
  if (fault) {
    const {line, column, what, remedy} = fault;
    return {
      frontMatter: {
        title: `${file}:${line}:${column} ${what} ${remedy}`,
        sidebar_label: basename(file),
      },
      content: source.replace(/^---[\s\S]*?^---[ \t]*$/m, ''),
    };
  }
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const usable = Object.entries(frontMatter).filter(([name, value]) => isUsable(name, value));
  return {frontMatter: Object.fromEntries(usable), content};
}

/**
 * Lets the dev server show every page despite faulty front matter, which would keep Docusaurus from
 * starting. `npm start` lists the fault; a build stops at it.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @param parse the front matter parser to wrap
 */
export function forgiveFrontMatter(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return (params) => {
    const {defaultParseFrontMatter} = params;
    return process.env.NODE_ENV === 'development'
      ? parse({
          ...params,
          defaultParseFrontMatter: (given) => forgive(siteDir, {...given, defaultParseFrontMatter}),
        })
      : parse(params);
  };
}
