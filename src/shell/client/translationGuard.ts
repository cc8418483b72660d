import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tolerateMovedText} from '../tolerateMovedText';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedText(Node.prototype);
}
