/** A publish or rollback that was refused, with one sentence per fault. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(title: string, faults: readonly string[]) {
    super(`${title}\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
