import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {imperativeSteps} from './imperativeSteps';

function foundIn(step: string, file = french) {
  const body = `<Steps>\n\n1. Ouvrez le plan.\n2. ${step}\n\n</Steps>`;
  return imperativeSteps
    .check(fakeSite({[file]: fakePage(body)}))
    .map(({line, column, what}) => [`${line}:${column}`, /« (.*) »/.exec(what)?.[1]]);
}

it.each([
  ['Cliquer sur **Mur**.', 'Cliquer'],
  ['Choisir le fichier.', 'Choisir'],
  ['Mettre le mur droit.', 'Mettre'],
  ['Faire glisser le plan.', 'Faire'],
  ['Se connecter au compte.', 'Se connecter'],
  ['S’assurer du résultat.', 'S’assurer'],
  ['Ne pas fermer la page.', 'Ne pas fermer'],
  ['Dans la barre, cliquer sur **Mur**.', 'cliquer'],
  ['Ensuite, cliquer ici.', 'cliquer'],
  ['Facultatif\u00a0: régler la hauteur.', 'régler'],
])('reports the infinitive of « %s »', (step, verb) => {
  expect(foundIn(step)).toEqual([['11:4', verb]]);
});

it.each([
  ['Appuyer', 'Appuyez'],
  ['Ouvrir', 'Ouvrez'],
  ['Maintenir', 'Maintenez'],
  ['Sortir', 'Sortez'],
  ['Saisir', 'Saisissez'],
  ['Agrandir', 'Agrandissez'],
  ['Mettre', 'Mettez'],
  ['Faire', 'Faites'],
  ['Voir', 'Choisissez'],
  ['Se rendre', 'Choisissez'],
])('suggests for « %s »: « %s »', (verb, imperative) => {
  const body = `<Steps>\n\n1. ${verb} ici.\n\n</Steps>`;
  const faults = imperativeSteps.check(fakeSite({[french]: fakePage(body)}));
  expect(faults.map(({remedy}) => remedy)).toEqual([`Write the imperative: « ${imperative} ».`]);
});

it('reports a step that describes what somebody does', () => {
  const body = '<Steps>\n\n1. Puis vous cliquez ici.\n2. Si vous cliquez, sortez.\n\n</Steps>';
  expect(imperativeSteps.check(fakeSite({[french]: fakePage(body)}))).toMatchObject([
    {line: 10, remedy: 'Write the imperative: « cliquez ».'},
  ]);
});

it.each([
  'Cliquez sur **Mur**.',
  'Vous pouvez cliquer.',
  'Entre deux murs, posez une porte.',
  'Pour tracer, déplacer ou tourner, cliquez.',
  'Premier clic : le coin.',
  'Dans le panneau, dernier onglet, cochez la case.',
  'Faites glisser le plan.',
  'Ouvre le plan.',
  'Retire le mur.',
])('reports nothing for « %s »', (step) => expect(foundIn(step)).toEqual([]));

it('reports nothing in English, where both have the same form', () => {
  expect(foundIn('Enter a name.', english)).toEqual([]);
});

it('ignores what is not a step', () => {
  const body = 'Cliquer suffit.\n\n- Ouvrir\n- Fermer';
  expect(imperativeSteps.check(fakeSite({[french]: fakePage(body)}))).toEqual([]);
});

it.each([
  ['You click **Wall**.', '“Click”'],
  ['In the bar, you choose **Wall**.', '“Choose”'],
  ['You can close the window.', ''],
  ['Click **Wall**, which you need.', ''],
])('in English, distinguishes a statement from an instruction: %s', (step, imperative) => {
  const body = `<Steps>\n\n1. Open the plan.\n2. ${step}\n\n</Steps>`;
  const found = imperativeSteps.check(fakeSite({[english]: fakePage(body)}));
  expect(found.map(({remedy}) => remedy)).toEqual(
    imperative ? [`Write the imperative: ${imperative}.`] : [],
  );
});
