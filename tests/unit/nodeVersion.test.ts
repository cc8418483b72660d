import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Package {
  readonly optional?: true;
  readonly engines?: {readonly node?: string} | readonly string[];
}

/** The oldest supported version of each Node line. */
const oldest = ['20.19.0', '22.12.0'];

const fieldsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const {packages}: {packages: Record<string, Package>} = fieldsOf('package-lock.json');

/** The numbers of a version; those it leaves out are 0. */
function numbersOf(version: string): readonly number[] {
  return [...version.split('.').map((part) => Number(part) || 0), 0, 0].slice(0, 3);
}

function isAtLeast(version: string, least: string): boolean {
  const [own, other] = [numbersOf(version), numbersOf(least)];
  const at = own.findIndex((number, index) => number !== other[index]);
  return at < 0 || (own[at] ?? 0) > (other[at] ?? 0);
}

/** Whether a range such as `^20.19.0 || >=22` accepts a version; one of another form is an error. */
function accepts(range: string, version: string): boolean {
  return range.split('||').some((part) => {
    const [, sign, least = ''] = /^\s*(>=|\^|)\s*(\*|\d[\d.]*(?:\.[*x])?)\s*$/.exec(part) ?? [];
    if (sign === undefined) {
      throw new Error(`This test cannot read the range ${range}.`);
    }
    const isOneLine = sign !== '>=' && least !== '*';
    return (
      isAtLeast(version, least) && !(isOneLine && numbersOf(version)[0] !== numbersOf(least)[0])
    );
  });
}

const ranges = Object.entries(packages).flatMap(([name, {engines, optional}]) => {
  const range = engines && 'node' in engines ? engines.node : undefined;
  return name && range && !optional ? [{name, range}] : [];
});

it.each(oldest)('every package takes Node %s', (version) => {
  expect(ranges.length).toBeGreaterThan(500);
  expect(ranges.filter(({range}) => !accepts(range, version))).toEqual([]);
});

it('some package takes no older version', () => {
  for (const version of ['20.18.9', '22.11.9']) {
    expect(ranges.filter(({range}) => !accepts(range, version))).not.toEqual([]);
  }
});

it('npm warns of any other', () => {
  const range = `^${oldest[0]} || >=${oldest[1]}`;
  expect(fieldsOf('package.json').engines.node).toBe(range);
  expect(packages['']?.engines).toEqual({node: range});
});

it.each(['README.md', 'CONTRIBUTING.md'])('%s names the oldest supported version', (file) => {
  const names = oldest.map((version) => version.replace(/\.0$/, '')).join(' or ');
  expect(readFileSync(file, 'utf8')).toContain(`You need [Node ${names}]`);
});
