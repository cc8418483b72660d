import {itFinds} from '../faultCases';
import {keysByHand} from './keysByHand';

itFinds(keysByHand, [
  {
    name: 'a shortcut typed by hand',
    body: 'Press Ctrl + Z to undo.',
    at: '8:7',
    says: '“Ctrl + Z” is a key typed by hand',
    remedy: '<Shortcut name="undo" />',
  },
  {
    name: 'a key typed by hand',
    body: 'Press Escape to stop.',
    at: '8:7',
    says: '“Escape”',
    remedy: '<Key name="escape" />',
  },
  {
    name: 'a key in an HTML tag',
    body: 'Press <kbd>Esc</kbd> to stop.',
    at: '8:7',
    says: '“<kbd>Esc</kbd>” is a key',
    remedy: '<Key name="escape" />',
  },
]);
