import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

/** A window whose history is a list of URLs of one document. */
class FakeWindow extends EventTarget {
  place = 0;
  readonly location = {href: '0'};
  readonly history = {state: null, go: (steps: number) => this.go(steps)};
  readonly navigation: object | undefined;

  constructor(isPlaceTold: boolean) {
    super();
    const self = this;
    this.navigation = isPlaceTold
      ? {
          addEventListener: () => {},
          entries: () => Array.from({length: 9}, () => ({sameDocument: true})),
          get currentEntry() {
            return {index: self.place};
          },
        }
      : undefined;
  }

  go(steps: number): void {
    if (steps === 0) throw new Error('This loads the page anew.');
    this.visit(this.place + steps);
    this.dispatchEvent(new Event('popstate'));
  }

  visit(place: number): void {
    this.place = place;
    this.location.href = String(place);
  }
}

/** A page at history index 4 with an open overlay. */
async function openOverlay(isPlaceTold: boolean) {
  const fake = new FakeWindow(isPlaceTold);
  vi.stubGlobal('window', fake);
  vi.stubGlobal('document', {activeElement: null});
  const {guardSteps} = await import('./stepGuard');
  const onRouter = vi.fn();
  fake.addEventListener('popstate', onRouter);
  fake.visit(4);
  const close = vi.fn(() => stop());
  const stop = guardSteps(close);
  return {fake, close, onRouter};
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('a history navigation while an overlay is open', () => {
  it.each([-1, -2, -3, 1, 2])('by %i entries is reverted', async (steps) => {
    const {fake, close, onRouter} = await openOverlay(true);
    fake.go(steps);
    expect(fake.place).toBe(4);
    expect(close).toHaveBeenCalledTimes(1);
    expect(onRouter).not.toHaveBeenCalled();
    fake.go(-2);
    expect(fake.place).toBe(2);
    expect(onRouter).toHaveBeenCalledTimes(1);
  });

  it('is treated as Back if the browser does not give the direction', async () => {
    const {fake, close} = await openOverlay(false);
    fake.go(-1);
    expect(fake.place).toBe(4);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes the overlay once, however late its owner removes the guard', async () => {
    const {fake, close, onRouter} = await openOverlay(true);
    close.mockImplementation(() => {});
    fake.go(-1);
    fake.go(-1);
    expect(fake.place).toBe(3);
    expect(close).toHaveBeenCalledTimes(1);
    expect(onRouter).toHaveBeenCalledTimes(1);
  });

  it('to the current entry closes the overlay, without reloading the page', async () => {
    const {fake, close} = await openOverlay(true);
    fake.dispatchEvent(new Event('popstate'));
    expect(fake.place).toBe(4);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes the topmost overlay first, and the next navigation closes the one below', async () => {
    const {fake, close} = await openOverlay(true);
    const {guardSteps} = await import('./stepGuard');
    const closeUpper = vi.fn(() => stopUpper());
    const stopUpper = guardSteps(closeUpper);
    fake.go(-1);
    expect([closeUpper.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    fake.go(-1);
    expect([closeUpper.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    expect(fake.place).toBe(4);
  });
});
