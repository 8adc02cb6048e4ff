import type { PlainDate } from '../../calendar/plain-date.ts';
import { invoiceFieldProblems, type InvoiceProblem } from '../invoice/invoice-problems.ts';
import { contractNumberProblem, type ContractNumberProblem } from '../trade-contract/contract-number.ts';
import type { TradeContract } from '../trade-contract/trade-contract.ts';
import type { DocumentContent } from './document-content.ts';
import type { MaterialItem } from './material.ts';

export type ItemProblem =
  | { readonly field: 'files'; readonly because: 'file-missing' }
  | { readonly field: 'contract-number'; readonly because: ContractNumberProblem }
  | { readonly field: 'contract-amount'; readonly because: 'contract-amount-missing' }
  | InvoiceProblem;

/** Problems that block the submission of one item on a Shanghai day, by field (document 2, section 5). */
export function itemProblems(
  { files, content }: Pick<MaterialItem, 'files' | 'content'>,
  today: PlainDate,
): readonly ItemProblem[] {
  return [
    ...(files.length === 0 ? [{ field: 'files', because: 'file-missing' } as const] : []),
    ...contentProblems(content, today),
  ];
}

function contentProblems(content: DocumentContent, today: PlainDate): readonly ItemProblem[] {
  if (content.kind === 'invoice') return invoiceFieldProblems(content.invoice, today);
  return content.kind === 'contract' ? contractProblems(content.contract) : [];
}

function contractProblems({ number, amount }: TradeContract): readonly ItemProblem[] {
  const because = contractNumberProblem(number);
  return [
    ...(because ? [{ field: 'contract-number', because } as const] : []),
    ...(amount === undefined ? [{ field: 'contract-amount', because: 'contract-amount-missing' } as const] : []),
  ];
}
