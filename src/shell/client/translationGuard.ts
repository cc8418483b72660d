import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tolerateMovedText} from '../crash/tolerateMovedText';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedText(Node.prototype);
}
