import type {Page} from '@playwright/test';
import {expect} from '../keptPage';
import {openLive} from './openLive';

export const article = '/fr/getting-started/draw-walls-and-rooms';

/** The button that opens the drawer. */
export const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'});

/** The open drawer. */
export const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

/** The close button of the drawer. */
export const close = (page: Page) =>
  page.getByRole('button', {name: 'Fermer la barre de navigation', exact: true});

/** The button from the sidebar to the main menu. */
export const back = (page: Page) => page.getByRole('button', {name: '← Retour au menu principal'});

/** Opens the article and the drawer over it. */
export async function open(page: Page): Promise<void> {
  await openLive(page, article);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}
