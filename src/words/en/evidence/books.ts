export const books = {
  'books.credit': 'Receivable credits',
  'books.credit-number': 'Receivable no.',
  'books.credit-search': 'Number, payer, supplier',
  'books.credit-rule': 'Receivables with the same supplier and credit source, or with the same funder and counterparty, can go into one package and are reviewed together.',
  'books.est': 'Receivables financing',
  'books.est-number': 'Receivable no.',
  'books.est-search': 'Number, payer, supplier',
  'books.est-rule': 'Receivables with the same supplier and credit source can go into one package and are reviewed together.',
};
