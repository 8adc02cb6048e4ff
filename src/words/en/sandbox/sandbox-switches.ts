import type { sandboxSwitches as words } from '../../zh-CN/sandbox/sandbox-switches.ts';
import { books } from '../evidence/books.ts';

/** The switches of products in the sandbox. */
export const sandboxSwitches: typeof words = {
  'sandbox-switches.title': 'Financing files by product',
  'sandbox-switches.facts':
    'Of a product that is not ticked no new packages are made, and its list and the choosing page say so; existing packages proceed as usual.',
  'sandbox-switches.now-on': ({ book }) => `New packages can be made again: ${books[`books.${book}`]}`,
  'sandbox-switches.now-off': ({ book }) => `New packages can no longer be made: ${books[`books.${book}`]}`,
  'sandbox-switches.not-switched': 'The switch was not changed.',
};
