import {join} from 'node:path';
import {verifyBuild} from '../../scripts/publishing/verifying/verifyBuild';
import {expect, test} from '../keptPage';

test('a publish would find nothing wrong with the build', () => {
  expect(verifyBuild(join(__dirname, '../../build'))).toEqual([]);
});
