import {expect, it} from 'vitest';
import {contentSecurityPolicy, partPolicy} from './policy';

it('allows a page the files of the site and its own inline elements, and nothing else', () => {
  const policy = contentSecurityPolicy({scripts: ['sha256-b', 'sha256-a'], styles: ['sha256-c']});
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'sha256-c'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default parts',
  ]);
});

it('allows a subresource what the search worker needs', () => {
  expect(partPolicy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default parts',
  ]);
});
