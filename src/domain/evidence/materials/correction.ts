import { invoiceAsEdited, type Invoice } from '../invoice/invoice.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import type { TradeContract } from '../trade-contract/trade-contract.ts';
import type { DocumentContent } from './document-content.ts';
import type { MaterialItem } from './material.ts';

/** What a clerk has given of one document: its files by number, in their order, and its fields. */
export interface GivenContent {
  readonly fileIds: readonly string[];
  readonly content: DocumentContent;
}

export interface Correction<Before> {
  readonly changedSinceReturn: boolean;
  /** What it said when it was returned; undefined where that is what it says again, or where it came since. */
  readonly replaced: Before | undefined;
}

function sameMoney(one: Money | undefined, other: Money | undefined): boolean {
  return one === undefined || other === undefined ? one === other : compareMoney(one, other) === 0;
}

function sameInvoice(one: Invoice, other: Invoice): boolean {
  // What a type does not carry is emptied when somebody saves, and that alone is no change.
  const [a, b] = [invoiceAsEdited(one), invoiceAsEdited(other)];
  return (
    a.type === b.type &&
    a.code === b.code &&
    a.number === b.number &&
    a.checkCode === b.checkCode &&
    a.date === b.date &&
    sameMoney(a.amountExcludingTax, b.amountExcludingTax) &&
    sameMoney(a.tax, b.tax) &&
    sameMoney(a.total, b.total)
  );
}

function sameContract(one: TradeContract, other: TradeContract): boolean {
  return one.number === other.number && sameMoney(one.amount, other.amount);
}

export function sameFiles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((fileId, index) => fileId === other[index]);
}

/** Whether two looks at a document, such as one's own and a colleague's, found the same files in it. */
export function haveSameFiles(one: Pick<MaterialItem, 'files'>, other: Pick<MaterialItem, 'files'>): boolean {
  const fileIds = ({ files }: Pick<MaterialItem, 'files'>): readonly string[] => files.map((file) => file.fileId);
  return sameFiles(fileIds(one), fileIds(other));
}

/** Whether two documents say the same, files aside. */
export function sameContent(one: DocumentContent, other: DocumentContent): boolean {
  if (one.kind === 'invoice') return other.kind === 'invoice' && sameInvoice(one.invoice, other.invoice);
  return one.kind === 'contract'
    ? other.kind === 'contract' && sameContract(one.contract, other.contract)
    : other.kind === 'other';
}

/**
 * What a change of a document makes of it after a return. One that says again exactly what it said when it was returned
 * has not been corrected, nor one whose file was only sent again. `before` is undefined for a document that was added
 * since.
 *
 * @param inside what tells a file by what is in it; files count as others where their numbers differ and nothing is
 * known of them.
 */
export function correctionOf<Before extends GivenContent>(
  before: Before | undefined,
  now: GivenContent,
  inside: (fileId: string) => string = (fileId) => fileId,
): Correction<Before> {
  const asItWas =
    before !== undefined &&
    sameFiles(before.fileIds.map(inside), now.fileIds.map(inside)) &&
    sameContent(before.content, now.content);
  return asItWas ? { changedSinceReturn: false, replaced: undefined } : { changedSinceReturn: true, replaced: before };
}
