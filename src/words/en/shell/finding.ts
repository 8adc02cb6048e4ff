import { count, money, plainDate } from '../../format.ts';
import type { finding as words } from '../../zh-CN/shell/finding.ts';

export const finding: typeof words = {
  'finding.title': 'Search',
  'finding.placeholder': 'A number, a company, a page or a question',
  'finding.placeholder-pages': 'Name of a page, or what you want to know',
  'finding.pages': 'Pages',
  'finding.page-products': 'Products',
  'finding.page-messages': 'Messages',
  'finding.page-downloads': 'Downloads',
  'finding.recent': 'Packages opened last',
  'finding.packages': 'Packages',
  'finding.documents': 'Invoices and contracts',
  'finding.receivables': 'Receivables and payables',
  'finding.companies': 'Counterparties',
  'finding.with-company': 'with your company',
  'finding.with-platform': 'with the platform',
  'finding.with-funder': 'with the funder',
  'finding.company-packages': 'Packages with this company',
  'finding.amount': ({ amount }) => money(amount),
  'finding.due': ({ day }) => `due ${plainDate(day)}`,
  'finding.invoice-in': (said) => `Invoice in package ${said.package}`,
  'finding.contract-in': (said) => `Contract in package ${said.package}`,
  'finding.help': 'Help',
  'finding.show-all-help': 'Show all in the help centre',
  'finding.show-all': 'Show all in the list',
  'finding.searching': 'Searching…',
  'finding.nothing': ({ asked }) => `Nothing found for “${asked}”`,
  'finding.nothing-hint':
    'Check the number or name; a part of it is enough. Other companies and other roles are not searched.',
  'finding.one-more': 'One more character searches everything else, too.',
  'finding.found': ({ found }) => `${count(found)} to choose from`,
  'finding.failed':
    'Packages, invoices and companies cannot be searched at the moment; pages can be opened all the same.',
  'finding.keys': '↑↓ choose · Enter opens · Esc closes',
};
