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
  it('goes there', () => {
    expect(click({to: '/fr/'})).toBe(true);
    expect(history.push).toHaveBeenCalledExactlyOnceWith('/fr/');
  });

  it.each(['/fr/faq?a#b', '?a#b', 'faq?a#b'])('makes no second entry of %s', (to) => {
    click({to});
    expect(history.replace).toHaveBeenCalledExactlyOnceWith(to);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('makes no second entry of a page that is on its way', () => {
    history.location = createLocation('/fr/glossary');
    click({to: '/fr/glossary'});
    expect(history.replace).toHaveBeenCalledOnce();
    expect(history.push).not.toHaveBeenCalled();
  });

  it('replaces the entry where it is told to', () => {
    click({to: '/fr/', replace: true});
    expect(history.replace).toHaveBeenCalledExactlyOnceWith('/fr/');
  });

  it('is the browser’s where it is not plain', () => {
    expect(click({to: '/fr/'}, 1)).toBe(false);
    expect(click({to: '/fr/', target: '_blank'})).toBe(false);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('is first that of its page, which may keep it', () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    expect(click({to: '/fr/', onClick})).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
    expect(history.push).not.toHaveBeenCalled();
  });

  it('leaves the page where it is when its page fails', () => {
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

it('hands out its element', () => {
  const ref = vi.fn();
  expect(Link({to: '/fr/', innerRef: ref}).props).toHaveProperty('ref', ref);
});
