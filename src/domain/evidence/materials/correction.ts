import { clearUnusedFields, type Invoice } from '../invoice/invoice.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import type { TradeContract } from '../trade-contract/trade-contract.ts';
import type { DocumentContent } from './document-content.ts';
import type { MaterialItem } from './material.ts';

/** What the user entered for a document: file ids in their order, and fields. */
export interface GivenContent {
  readonly fileIds: readonly string[];
  readonly content: DocumentContent;
}

export interface Correction<Before> {
  readonly changedSinceReturn: boolean;
  /** Content at the time of the return; undefined where the content is unchanged, or was added since. */
  readonly replaced: Before | undefined;
}

function sameMoney(one: Money | undefined, other: Money | undefined): boolean {
  return one === undefined || other === undefined ? one === other : compareMoney(one, other) === 0;
}

function sameInvoice(one: Invoice, other: Invoice): boolean {
  // Saving empties the fields that a type does not have. This is not a change.
  const [a, b] = [clearUnusedFields(one), clearUnusedFields(other)];
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

/** Whether two versions of a document, such as the user's and a colleague's, have the same files. */
export function haveSameFiles(one: Pick<MaterialItem, 'files'>, other: Pick<MaterialItem, 'files'>): boolean {
  const fileIds = ({ files }: Pick<MaterialItem, 'files'>): readonly string[] => files.map((file) => file.fileId);
  return sameFiles(fileIds(one), fileIds(other));
}

/** Whether two documents have the same fields, regardless of files. */
export function sameContent(one: DocumentContent, other: DocumentContent): boolean {
  if (one.kind === 'invoice') return other.kind === 'invoice' && sameInvoice(one.invoice, other.invoice);
  return one.kind === 'contract'
    ? other.kind === 'contract' && sameContract(one.contract, other.contract)
    : other.kind === 'other';
}

/**
 * Decides whether a returned document was corrected. A document with the same fields and file contents as at the return
 * is not corrected. `before` is undefined for a document that was added since.
 *
 * @param contentKey identifies a file by its content; without it, files with different ids count as different.
 */
export function correctionOf<Before extends GivenContent>(
  before: Before | undefined,
  now: GivenContent,
  contentKey: (fileId: string) => string = (fileId) => fileId,
): Correction<Before> {
  const asItWas =
    before !== undefined &&
    sameFiles(before.fileIds.map(contentKey), now.fileIds.map(contentKey)) &&
    sameContent(before.content, now.content);
  return asItWas ? { changedSinceReturn: false, replaced: undefined } : { changedSinceReturn: true, replaced: before };
}
