import { invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { invoiceIdentity } from '../../../src/domain/evidence/materials/same-invoice.ts';
import type { InvoiceMark } from '../../../src/domain/evidence/reuse/invoice-mark.ts';
import type { InvoiceMarkRecord, ItemRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

export interface InvoiceNamed {
  /** Empty where the invoice has none. */
  readonly code: string;
  readonly number: string;
}

/**
 * Sets the register's mark against an invoice; `undefined` removes it. Refuses with REQUEST_INVALID an invoice without
 * a number. `now` is in milliseconds.
 */
export async function markInvoice(
  transaction: Transaction,
  { code, number }: InvoiceNamed,
  mark: InvoiceMark | undefined,
  now: number,
): Promise<void> {
  const id = invoiceIdentity({ code, number });
  if (id === undefined) throw new Refusal('REQUEST_INVALID', { field: 'number' });
  if (mark === undefined) await transaction.invoiceMarks.remove(id);
  else await transaction.invoiceMarks.save({ id, code, number, mark, markedAt: now });
}

/** The register's marks on invoices whose number or code contains a text, the latest first, at most `most`. */
export async function registeredInvoices(
  transaction: Transaction,
  part: string,
  most: number,
): Promise<readonly InvoiceMarkRecord[]> {
  return transaction.invoiceMarks.latest(part, most);
}

/** The tax register's mark on each invoice, by document; unmarked documents are left out. */
export async function marksOf(
  transaction: Transaction,
  items: readonly Pick<ItemRecord, 'docFileId' | 'content'>[],
): Promise<ReadonlyMap<string, InvoiceMark>> {
  const identities = new Map(
    items.flatMap(({ docFileId, content }) => {
      const identity = invoiceIdentity(invoiceOf(content));
      return identity === undefined ? [] : [[docFileId, identity] as const];
    }),
  );
  const marks = new Map(
    (await transaction.invoiceMarks.findAll([...new Set(identities.values())])).map(({ id, mark }) => [id, mark]),
  );
  return new Map(
    [...identities].flatMap(([docFileId, identity]) => {
      const mark = marks.get(identity);
      return mark === undefined ? [] : [[docFileId, mark] as const];
    }),
  );
}
