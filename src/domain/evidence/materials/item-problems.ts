import type { PlainDate } from '../../calendar/plain-date.ts';
import { invoiceFieldProblems, type InvoiceProblem } from '../invoice/invoice-problems.ts';
import { contractNumberProblem, type ContractNumberProblem } from '../trade-contract/contract-number.ts';
import type { MaterialItem } from './material.ts';

export type ItemProblem =
  | { readonly field: 'files'; readonly because: 'file-missing' }
  | { readonly field: 'contract-number'; readonly because: ContractNumberProblem }
  | { readonly field: 'contract-amount'; readonly because: 'contract-amount-missing' }
  | InvoiceProblem;

/** What keeps one item from being submitted on a Shanghai day, field by field (document 2, section 5). */
export function itemProblems(item: Pick<MaterialItem, 'files' | 'invoice' | 'contract'>, today: PlainDate): readonly ItemProblem[] {
  const problems: ItemProblem[] = [];
  if (item.files.length === 0) problems.push({ field: 'files', because: 'file-missing' });
  if (item.invoice) problems.push(...invoiceFieldProblems(item.invoice, today));
  if (item.contract) {
    const number = contractNumberProblem(item.contract.number);
    if (number) problems.push({ field: 'contract-number', because: number });
    if (item.contract.amount === undefined) problems.push({ field: 'contract-amount', because: 'contract-amount-missing' });
  }
  return problems;
}
