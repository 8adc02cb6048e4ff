import { invoiceAsEdited, type Invoice } from '../invoice/invoice.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import type { MaterialItem, TradeContract } from './material.ts';

/** What a clerk has given of one document: its files by number, in their order, and its fields. */
export interface GivenContent {
  readonly pkFiles: readonly string[];
  readonly invoice: Invoice | undefined;
  readonly contract: TradeContract | undefined;
}

export interface Correction<Before> {
  readonly changedSinceReturn: boolean;
  /** What it said when it was returned; undefined where that is what it says again, or where it came since. */
  readonly replaced: Before | undefined;
}

function sameMoney(one: Money | undefined, other: Money | undefined): boolean {
  return one === undefined || other === undefined ? one === other : compareMoney(one, other) === 0;
}

function sameInvoice(one: Invoice | undefined, other: Invoice | undefined): boolean {
  if (!one || !other) return one === other;
  // What a type does not carry is emptied when somebody saves, and that alone is no change.
  const [a, b] = [invoiceAsEdited(one), invoiceAsEdited(other)];
  return (
    a.type === b.type && a.code === b.code && a.number === b.number && a.checkCode === b.checkCode && a.date === b.date &&
    sameMoney(a.amountExcludingTax, b.amountExcludingTax) && sameMoney(a.tax, b.tax) && sameMoney(a.total, b.total)
  );
}

function sameContract(one: TradeContract | undefined, other: TradeContract | undefined): boolean {
  return !one || !other ? one === other : one.number === other.number && sameMoney(one.amount, other.amount);
}

export function sameFiles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((pkFile, index) => pkFile === other[index]);
}

/** Whether two looks at a document, such as one's own and a colleague's, found the same files in it. */
export function haveSameFiles(one: Pick<MaterialItem, 'files'>, other: Pick<MaterialItem, 'files'>): boolean {
  const pkFiles = ({ files }: Pick<MaterialItem, 'files'>): readonly string[] => files.map((file) => file.pkFile);
  return sameFiles(pkFiles(one), pkFiles(other));
}

export function sameFields(one: Omit<GivenContent, 'pkFiles'>, other: Omit<GivenContent, 'pkFiles'>): boolean {
  return sameInvoice(one.invoice, other.invoice) && sameContract(one.contract, other.contract);
}

/**
 * What a change of a document makes of it after a return. One that says again exactly what it said when it was
 * returned has not been corrected. `before` is undefined for a document that was added since.
 */
export function correctionOf<Before extends GivenContent>(before: Before | undefined, now: GivenContent): Correction<Before> {
  const asItWas = before !== undefined && sameFiles(before.pkFiles, now.pkFiles) && sameFields(before, now);
  return asItWas ? { changedSinceReturn: false, replaced: undefined } : { changedSinceReturn: true, replaced: before };
}
