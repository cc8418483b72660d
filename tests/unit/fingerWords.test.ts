import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import messages from '../../i18n/fr/code.json';

/** Files of the words that the help itself says, where articles speak of the product. */
const folder = `${__dirname}/../../i18n/fr/docusaurus-theme-classic`;
const others = ['navbar.json', 'footer.json'].map(
  (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as typeof messages,
);

it('the help asks no finger to click', () => {
  const said = [messages, ...others].flatMap((file) =>
    Object.entries(file as Record<string, {readonly message: string}>),
  );
  const clicks = said.filter(([, {message}]) => /\bcliqu|\bclics?\b/i.test(message));
  expect(clicks.map(([id]) => id)).toEqual([]);
});
