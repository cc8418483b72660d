import {describe, expect, it} from 'vitest';
import {versionChoices} from './versionChoices';
import {versionTarget} from './versionTarget';

const version = {
  name: '2024',
  mainDocId: 'home',
  docs: [
    {id: 'walls', path: '/2024/walls'},
    {id: 'home', path: '/2024/'},
  ],
};

const address = {search: '?a=1', hash: '#b'};

describe('a version leads to', () => {
  it('the equivalent document, with query and hash', () => {
    const same = {'2024': {id: 'walls', path: '/2024/walls'}};
    expect(versionTarget(version, same, address)).toBe('/2024/walls?a=1#b');
  });

  it('otherwise the main document of the version, without the hash', () => {
    expect(versionTarget(version, {}, address)).toBe('/2024/?a=1');
  });
});

describe('versions of the menu', () => {
  const known = [
    {name: 'current', label: '2025'},
    {name: '2024', label: '2024'},
  ];

  it('are all versions, or the configured ones with their own labels', () => {
    expect(versionChoices(known).map(({label}) => label)).toEqual(['2025', '2024']);
    expect(versionChoices(known, ['2024'])).toEqual([{version: known[1], label: '2024'}]);
    expect(versionChoices(known, {current: {label: 'Now'}})).toEqual([
      {version: known[0], label: 'Now'},
    ]);
  });

  it('lists the known ones if one is unknown', () => {
    expect(() => versionChoices(known, ['1999'])).toThrow(
      'No docs version is named "1999". The known ones are current, 2024.',
    );
  });
});
