import type { Invoice } from '../../../src/domain/evidence/invoice/invoice.ts';
import { offeredInvoiceTypes } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { InvoiceWire } from '../../../src/contract/documented/evidence/materials.ts';
import type { Caller } from '../context.ts';
import { invoiceFromWire } from './material-wire.ts';
import { termsFor } from '../shell/shared/platform-config.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

/** An invoice as it comes in place of what stood `before`. A type that the platform does not take is refused with REQUEST_INVALID by its field. */
export async function takenInvoice(transaction: Transaction, { session }: Caller, wire: InvoiceWire, before: Invoice): Promise<Invoice> {
  const invoice = invoiceFromWire(wire);
  const { digitalGeneralInvoice } = await termsFor(transaction, session);
  if (invoice.type !== undefined && !offeredInvoiceTypes(digitalGeneralInvoice, before.type ?? '').includes(invoice.type)) throw new Refusal('REQUEST_INVALID', { field: 'invoice.invoiceType' });
  return invoice;
}
