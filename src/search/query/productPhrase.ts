import type {Analysis} from '../analysis/Word';
import {wholePhrases} from '../analysis/wholePhrases';

/** What leads to a name in either language: « dans », « avec le logiciel ». */
const lead =
  '(?:(?:dans|avec|sur|de|d|pour|chez|in|with|on|of|for|using) )?(?:(?:l|le|the|votre|your) )?(?:(?:logiciel|software|programme|program|appli|app|application|site) )?';

/** Finds the name of the product in a query, however it is spaced: « espace 3d », "Espace3D". */
export function productPhrase(name: string, {words}: Analysis): RegExp | null {
  const letters = words(name)
    .map(({surface}) => surface.replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, ' '))
    .join(' ');
  if (!letters) return null;
  return wholePhrases([new RegExp(lead + letters.replaceAll(' ', ' ?'))]);
}
