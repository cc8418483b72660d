import type {ComponentProps, MouseEvent} from 'react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createLocation} from './createLocation';
import {Link, type LinkProps} from './Link';

const history = {push: vi.fn(), replace: vi.fn(), location: createLocation('/fr/faq?a#b')};
vi.mock('./RouterContext', () => ({
  useRouter: () => ({history, location: createLocation('/fr/faq?a#b')}),
}));

beforeEach(() => {
  vi.clearAllMocks();
  history.location = createLocation('/fr/faq?a#b');
});

/** Clicks a link and returns whether the default action was prevented. */
function click(link: LinkProps, button = 0): boolean {
  let defaultPrevented = false;
  const {onClick} = Link(link).props as ComponentProps<'a'>;
  onClick?.({
    button,
    get defaultPrevented() {
      return defaultPrevented;
    },
    preventDefault() {
      defaultPrevented = true;
    },
  } as MouseEvent<HTMLAnchorElement>);
  return defaultPrevented;
}

describe('a click on a link', () => {
  it('navigates to its target', () => {
    expect(click({to: '/fr/'})).toBe(true);
    expect(history.push).toHaveBeenCalledExactlyOnceWith('/fr/');
  });

  it.each(['/fr/faq?a#b', '?a#b', 'faq?a#b'])('adds no second history entry for %s', (to) => {
    click({to});
    expect(history.replace).toHaveBeenCalledExactlyOnceWith(to);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('adds no second history entry for a page that is already loading', () => {
    history.location = createLocation('/fr/glossary');
    click({to: '/fr/glossary'});
    expect(history.replace).toHaveBeenCalledOnce();
    expect(history.push).not.toHaveBeenCalled();
  });

  it('replaces the history entry if asked to', () => {
    click({to: '/fr/', replace: true});
    expect(history.replace).toHaveBeenCalledExactlyOnceWith('/fr/');
  });

  it('is left to the browser if it is not plain', () => {
    expect(click({to: '/fr/'}, 1)).toBe(false);
    expect(click({to: '/fr/', target: '_blank'})).toBe(false);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('calls the onClick of the page first, which may prevent navigation', () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    expect(click({to: '/fr/', onClick})).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
    expect(history.push).not.toHaveBeenCalled();
  });

  it('stays on the page when its onClick throws', () => {
    let isKept = false;
    const {onClick} = Link({
      to: '/fr/',
      onClick() {
        throw new Error('fault');
      },
    }).props as ComponentProps<'a'>;
    const event = {
      preventDefault() {
        isKept = true;
      },
    } as MouseEvent<HTMLAnchorElement>;
    expect(() => onClick?.(event)).toThrow('fault');
    expect(isKept).toBe(true);
    expect(history.push).not.toHaveBeenCalled();
  });
});

it('passes its element to the ref', () => {
  const ref = vi.fn();
  expect(Link({to: '/fr/', innerRef: ref}).props).toHaveProperty('ref', ref);
});
