import {
  contractFromWire,
  contractToWire,
  invoiceContent,
  invoiceFromWire,
  invoiceToWire,
  type OriginalWire,
} from '../../../src/contract/documented/evidence/content-mapping.ts';
import type { ContractWire, InvoiceWire } from '../../../src/contract/documented/evidence/materials.ts';
import { clearUnusedFields, type Invoice } from '../../../src/domain/evidence/invoice/invoice.ts';
import { selectableInvoiceTypes } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { DocumentContent } from '../../../src/domain/evidence/materials/document-content.ts';
import { originalProblem } from '../../../src/domain/evidence/invoice/original-invoice.ts';
import type { Caller } from '../context.ts';
import { termsFor } from '../platform/platform-config.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

/** Fields of a document in a request. Those of another kind of document are ignored. */
export interface WrittenFields {
  readonly invoice?: InvoiceWire | undefined;
  readonly contract?: ContractWire | undefined;
}

interface GivenFields extends WrittenFields {
  readonly extBusiParams?: ({ readonly contractNoAsWritten?: string | undefined } & OriginalWire) | undefined;
}

/**
 * The invoice of a request. Fields that its type does not have are emptied (document 2, section 5). A type that the
 * platform does not accept is refused with REQUEST_INVALID and its field.
 */
async function toInvoice(
  transaction: Transaction,
  { session }: Caller,
  wire: InvoiceWire,
  before: Invoice,
): Promise<Invoice> {
  const invoice = clearUnusedFields(invoiceFromWire(wire));
  const { digitalGeneralInvoice } = await termsFor(transaction, session);
  if (
    invoice.type !== undefined &&
    !selectableInvoiceTypes(digitalGeneralInvoice, before.type ?? '').includes(invoice.type)
  )
    throw new Refusal('REQUEST_INVALID', { field: 'invoice.invoiceType' });
  return invoice;
}

/**
 * An invoice with its original, which it reverses or replaces. Refuses with REQUEST_INVALID an original whose number or
 * code is malformed, or that is the invoice itself (document 2, section 9).
 */
function withOriginal(invoice: Invoice, original: OriginalWire): DocumentContent {
  const problem = originalProblem(
    { number: original.originalInvoiceNum ?? '', code: original.originalInvoiceCode ?? '' },
    invoice,
  );
  if (problem !== undefined && problem !== 'missing')
    throw new Refusal('REQUEST_INVALID', {
      field: `extBusiParams.${problem === 'code-format' ? 'originalInvoiceCode' : 'originalInvoiceNum'}`,
    });
  return invoiceContent(invoice, original);
}

/**
 * The content of a document after a request: all its fields, or the content `before` when the request has none of them.
 * Refuses with REQUEST_INVALID.
 */
export async function toDocumentContent(
  transaction: Transaction,
  caller: Caller,
  { invoice, contract, extBusiParams }: GivenFields,
  before: DocumentContent,
): Promise<DocumentContent> {
  if (before.kind === 'invoice' && invoice)
    return withOriginal(await toInvoice(transaction, caller, invoice, before.invoice), extBusiParams ?? {});
  if (before.kind === 'contract' && contract)
    return { kind: 'contract', contract: contractFromWire(contract, extBusiParams?.contractNoAsWritten ?? '') };
  return before;
}

/** Content of a document after some of its fields were written. */
export function contentWithFields(before: DocumentContent, { invoice, contract }: WrittenFields): DocumentContent {
  if (before.kind === 'invoice' && invoice)
    return { ...before, invoice: clearUnusedFields(invoiceFromWire({ ...invoiceToWire(before.invoice), ...invoice })) };
  if (before.kind === 'contract' && contract)
    return {
      kind: 'contract',
      contract: contractFromWire({ ...contractToWire(before.contract), ...contract }, before.contract.asWritten ?? ''),
    };
  return before;
}
