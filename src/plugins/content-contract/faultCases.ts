import {expect, it} from 'vitest';
import {fakePage, fakeSite} from './fakeSite';
import type {Rule} from './Rule';

/** The page that rule tests check; the French page is its translation. */
export const english = 'docs/walls.mdx';
export const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';

/** The text of a page in which no rule finds a fault. */
export const goodBody =
  'Draw the walls.\n\n## Outer walls {/* #outer-walls */}\n\nClick in the plan.';

/** What a rule finds in the English page when the French one is identical. */
export function faultsOf(rule: Rule, body: string, fields: Readonly<Record<string, string>> = {}) {
  const source = fakePage(body, fields);
  const site = fakeSite({[english]: source, [french]: source}, ['static/img/walls/plan.png']);
  return rule
    .check(site)
    .filter(({file}) => file === english)
    .map(({line, column, ...fault}) => ({
      rule: fault.rule,
      at: `${line}:${column}`,
      what: fault.what,
      remedy: fault.remedy,
    }));
}

/** A page that breaks a rule: its text and fields, then what must be reported. */
interface FaultCase {
  readonly name: string;
  readonly body?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly at: string;
  readonly says: string;
  readonly remedy: string;
}

/** Tests that a rule reports the fault of each case. */
export function itFinds(rule: Rule, cases: readonly FaultCase[]): void {
  for (const {name, body = goodBody, fields, at, says, remedy} of cases) {
    it(`reports ${name}`, () => {
      expect(faultsOf(rule, body, fields)).toContainEqual({
        rule: rule.name,
        at,
        what: expect.stringContaining(says),
        remedy: expect.stringContaining(remedy),
      });
    });
  }
}
