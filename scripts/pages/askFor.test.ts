import {afterEach, expect, it} from 'vitest';
import {askFor} from './askFor';

const isTTY = process.stdin.isTTY;
afterEach(() => {
  process.stdin.isTTY = isTTY;
});

const usage = 'npm run new -- --section features';
const faultOf = (answer: string) =>
  answer === 'faq' ? undefined : `There is no section ${answer}.`;

it('takes the given value, trimmed', async () => {
  await expect(askFor('Section?', ' faq ', usage, faultOf)).resolves.toBe('faq');
});

it('reports the fault of the given value when there is no terminal', async () => {
  process.stdin.isTTY = false;
  await expect(askFor('Section?', 'nope', usage, faultOf)).rejects.toThrow(
    'There is no section nope.',
  );
});

it.each([undefined, '', ' '])('names the option to give when %j was given', async (given) => {
  process.stdin.isTTY = false;
  await expect(askFor('Section?', given, usage, faultOf)).rejects.toThrow(
    'Section? Give it on the command line: npm run new -- --section features',
  );
});
