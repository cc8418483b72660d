import {expect, it} from 'vitest';
import {readHosts} from './readHosts';

it.each([
  ['a.internal:8080,b.internal:8080', ['a.internal:8080', 'b.internal:8080']],
  ['10.0.0.1:8080, [::1]:8080', ['10.0.0.1:8080', '[::1]:8080']],
  ['a.internal', ['a.internal']],
])('takes %s', (given, hosts) => {
  expect(readHosts(given)).toEqual(hosts);
});

it.each([
  ['http://a.internal:8080', '“http://a.internal:8080” is no host.'],
  ['a.internal:8080,', '“” is no host.'],
  ['a.internal b.internal,c;', '“a.internal b.internal”, “c;” is no host.'],
  // As `--proxy "$HOSTS"` where nothing of that name is set.
  ['', '“” is no host.'],
])('refuses %j, and says what can be given', (given, fault) => {
  expect(() => readHosts(given)).toThrow(`--proxy ${given}: ${fault} Give each with its port`);
});
