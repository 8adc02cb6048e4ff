import { expect, it } from 'vitest';
import { bookOfHeld } from '../../../src/domain/trade/shared/evidence-book.ts';

it.each([
  ['a payroll', 'the labour company', true, 'C-1', 'labourer'],
  ['a payroll', 'who got it from the labour company', true, 'C-2', 'credit'],
  ['another credit', 'its first holder', false, 'C-1', 'credit'],
  ['another credit', 'a later holder', false, 'C-2', 'credit'],
] as const)('the evidence of %s for %s', (_what, _who, isPayroll, holderId, book) => {
  expect(bookOfHeld({ kind: 'credit', isPayroll, payeeId: 'C-1' }, holderId)).toBe(book);
});
