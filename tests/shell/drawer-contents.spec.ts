import {expect, test} from '../keptPage';
import {back, drawer, open, toggle} from './drawer';

test.use({viewport: {width: 390, height: 844}});

test('it contains the sidebar, and behind “← Back to main menu” the main menu', async ({page}) => {
  await open(page);
  await expect(drawer(page).getByRole('link', {name: 'Étages et trémies'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Retour à l’accueil'})).toBeHidden();
  await back(page).click();
  await expect(drawer(page).getByRole('link', {name: 'Retour à l’accueil'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Étages et trémies'})).toBeHidden();
  await expect(
    drawer(page).getByRole('link', {name: 'Démarrer votre projet'}),
    'the focus goes along with the panel',
  ).toBeFocused();
});

test('menus in it are open where one of their entries is the current page', async ({page}) => {
  await open(page);
  await back(page).click();
  for (const name of ['Versions', 'Langues']) {
    await expect(drawer(page).getByRole('button', {name})).toHaveAttribute('aria-expanded', 'true');
  }
  const versions = drawer(page).getByRole('button', {name: 'Versions'});
  const entry = drawer(page).getByRole('link', {name: '2024'});
  await expect(entry).toBeVisible();
  await versions.click();
  await expect(versions).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
});

test('names of menus in it are aligned, and their entries indented', async ({page}) => {
  await open(page);
  await back(page).click();
  const startOf = (role: 'button' | 'link', name: string) =>
    drawer(page)
      .getByRole(role, {name, exact: true})
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().left;
      });
  const edge = await startOf('link', 'Retour à l’accueil');
  for (const [menu, entry] of [
    ['Versions', '2024'],
    ['Langues', 'English'],
  ] as const) {
    expect(await startOf('button', menu), menu).toBeCloseTo(edge, 0);
    expect(await startOf('link', entry), entry).toBeGreaterThan(edge + 8);
  }
});

test('arrows of menus in it and of groups of pages point the same way', async ({page}) => {
  await open(page);
  const turnsOf = async (name: RegExp, arrow: string) => {
    const button = drawer(page).getByRole('button', {name});
    const turn = () =>
      button.evaluate(async (element, pseudo) => {
        await Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished));
        return getComputedStyle(element, pseudo).transform;
      }, arrow);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const opened = await turn();
    await button.click();
    await expect.poll(turn).not.toBe(opened);
    return [opened, await turn()];
  };
  const groups = await turnsOf(/catégorie.*Fonctionnalités/, '::before');
  await back(page).click();
  expect(await turnsOf(/Versions/, '::after')).toEqual(groups);
});

test('a group that was collapsed shows its links once its page has been opened', async ({page}) => {
  await open(page);
  const group = drawer(page).getByRole('button', {name: /catégorie.*Fonctionnalités/});
  const entry = drawer(page).getByRole('link', {name: 'Raccourcis'});
  await group.click();
  await expect(entry).toBeHidden();
  await drawer(page).getByRole('link', {name: 'Fonctionnalités', exact: true}).click();
  await expect(page).toHaveURL('/fr/features/');
  await toggle(page).click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  // Visible is not enough: a list without height would clip it.
  await expect(entry).toBeInViewport();
});
