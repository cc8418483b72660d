import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {resumeAfterBfcache} from './resumeAfterBfcache';

class Channel {
  readonly port1 = {};
  readonly port2 = {postMessage: vi.fn()};
}

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), {MessageChannel: Channel}));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends React a message each time the page is shown, and leaves other channels alone', async () => {
  let ofReact = new Channel();
  await resumeAfterBfcache(async () => {
    ofReact = new window.MessageChannel() as unknown as Channel;
  });
  expect(window.MessageChannel).toBe(Channel);
  const {postMessage} = ofReact.port2;
  expect(postMessage).not.toHaveBeenCalled();
  for (const shown of [1, 2]) {
    window.dispatchEvent(new Event('pageshow'));
    expect(postMessage).toHaveBeenCalledTimes(shown);
  }
});

it('leaves React without a channel if the browser has none, and restores MessageChannel if React does not load', async () => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), {MessageChannel: undefined}));
  await resumeAfterBfcache(async () => {
    expect(window.MessageChannel).toBeUndefined();
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), {MessageChannel: Channel}));
  await expect(resumeAfterBfcache(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(window.MessageChannel).toBe(Channel);
});
