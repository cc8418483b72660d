import {expect, it} from 'vitest';
import {readHosts} from './readHosts';

it.each([
  ['a.internal:8080,b.internal:8080', ['a.internal:8080', 'b.internal:8080']],
  ['10.0.0.1:8080, [::1]:8080', ['10.0.0.1:8080', '[::1]:8080']],
])('takes %s', (given, hosts) => {
  expect(readHosts(given)).toEqual(hosts);
});

it.each([
  ['http://a.internal:8080', '“http://a.internal:8080” is not a host with its port.'],
  ['a.internal:8080,', '“” is not a host with its port.'],
  ['a.internal b.internal,c;', '“a.internal b.internal”, “c;” is not a host with its port.'],
  ['a.internal', '“a.internal” is not a host with its port.'],
  ['a:8080,b:0,c:65536,d:', '“b:0”, “c:65536”, “d:” is not a host with its port.'],
  // Such as `--proxy "$HOSTS"` with an unset variable.
  ['', '“” is not a host with its port.'],
])('refuses %j, and says what can be given', (given, fault) => {
  expect(() => readHosts(given)).toThrow(
    `--proxy ${given}: ${fault} Give each host in this form only: `,
  );
});
