import {expect, it} from 'vitest';
import {nearestPages} from './nearestPages';

const pages = [
  {path: '/fr/', title: 'Centre d’aide'},
  {path: '/fr/account/', title: 'Votre compte'},
  {path: '/fr/account/change-password', title: 'Changer votre mot de passe'},
  {path: '/fr/features/shortcuts', title: 'Raccourcis clavier et souris'},
  {path: '/fr/getting-started/', title: 'Démarrer votre projet'},
  {path: '/fr/getting-started/draw-walls-and-rooms', title: 'Dessiner les murs et les pièces'},
];

it.each([
  ['/fr/getting-started/draw-wall-and-room', '/fr/getting-started/draw-walls-and-rooms'],
  ['/fr/draw-walls-and-rooms', '/fr/getting-started/draw-walls-and-rooms'],
  ['/fr/acount/', '/fr/account/'],
  ['/fr/account/chnage-password.html', '/fr/account/change-password'],
  ['/fr/raccourci', '/fr/features/shortcuts'],
  ['/fr/Pi%C3%A8ces', '/fr/getting-started/draw-walls-and-rooms'],
  ['/fr/mot-de-passe', '/fr/account/change-password'],
])('%s: the nearest page is %s', (asked, nearest) => {
  expect(nearestPages(asked, pages, '/fr/')[0]?.path).toBe(nearest);
});

it('suggests nothing if no page is similar', () => {
  expect(nearestPages('/fr/xyzzy', pages, '/fr/')).toEqual([]);
  expect(nearestPages('/fr/', pages, '/fr/')).toEqual([]);
});

it('suggests no page for a function word in the address', () => {
  const all = [
    ...pages,
    {path: '/fr/syntax', title: 'Exemples de mise en forme'},
    {path: '/fr/faq/webgl-issues', title: 'Résoudre les problèmes d’affichage 3D'},
  ];
  const near = (asked: string) => nearestPages(asked, all, '/fr/').map(({path}) => path);
  expect(near('/fr/mot-de-passe')).toEqual(['/fr/account/change-password']);
  expect(near('/fr/de')).toEqual([]);
  expect(near('/fr/3d')).toEqual(['/fr/faq/webgl-issues']);
});

it('suggests a section only if it is the nearest match', () => {
  const near = (asked: string) => nearestPages(asked, pages, '/fr/').map(({path}) => path);
  expect(near('/fr/acount/')[0]).toBe('/fr/account/');
  expect(near('/fr/account/password')).toEqual(['/fr/account/change-password']);
});

it('suggests at most three', () => {
  expect(nearestPages('/fr/account/getting-started', pages, '/fr/').length).toBeLessThanOrEqual(3);
});

it('suggests pages of the archived version in the address, or of others if it has none', () => {
  const archive = '/fr/2024/';
  const all = [
    ...pages,
    {path: archive, title: 'Centre d’aide', archive},
    {path: `${archive}account/`, title: 'Votre compte', archive},
    {path: `${archive}features/shortcuts`, title: 'Raccourcis clavier et souris', archive},
  ];
  const near = (asked: string) => nearestPages(asked, all, '/fr/').map(({path}) => path);
  expect(near('/fr/2024/features/shortcutz')).toEqual(['/fr/2024/features/shortcuts']);
  expect(near('/fr/2024/getting-startd')[0]).toBe('/fr/getting-started/');
  expect(near('/fr/features/shortcutz')[0]).toBe('/fr/features/shortcuts');
  // Not a page that shares a word, because the very page exists in a later version.
  expect(near('/fr/2024/account/change-password')[0]).toBe('/fr/account/change-password');
  expect(near('/fr/2024/features/')).toEqual(['/fr/2024/features/shortcuts']);
  expect(near('/fr/2024-features')).not.toContain('/fr/2024/features/shortcuts');
});
