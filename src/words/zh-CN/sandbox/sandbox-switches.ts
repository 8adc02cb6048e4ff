import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { books } from '../evidence/books.ts';

/** The switches of products in the sandbox. */
export const sandboxSwitches = {
  'sandbox-switches.title': '融资资料开关',
  'sandbox-switches.facts': '取消勾选的产品不再新建资料包，清单和选择页会说明；已有的资料包照常办理。',
  'sandbox-switches.now-on': ({ book }: { book: OpenBook }) => `${books[`books.${book}`]}可以新建资料包了`,
  'sandbox-switches.now-off': ({ book }: { book: OpenBook }) => `${books[`books.${book}`]}不再新建资料包`,
  'sandbox-switches.not-switched': '开关没有改成。',
};
