import {describe, expect, it} from 'vitest';
import {causeChain} from './causeChain';

describe('the chain of causes', () => {
  it('leads from the error to its root cause', () => {
    const root = new Error('root');
    const middle = new Error('middle', {cause: root});
    expect(causeChain(new Error('top', {cause: middle}))).toEqual(['top', 'middle', 'root']);
  });

  it('stops at a cycle', () => {
    const error = new Error('a');
    error.cause = new Error('b', {cause: error});
    expect(causeChain(error)).toEqual(['a', 'b']);
  });

  it.each([
    ['text', ['text']],
    [null, ['null']],
    [undefined, ['undefined']],
    [new TypeError(), ['TypeError']],
    [Object.create(null), ['[object Object]']],
    [new Error('a', {cause: Object.create(null)}), ['a', '[object Object]']],
    [new Error('a', {cause: 42}), ['a', '42']],
  ])('accepts any thrown value: %s', (thrown, messages) => {
    expect(causeChain(thrown)).toEqual(messages);
  });
});
