import type { PackageRecord } from '../../../../core/records.ts';
import { amount, day, document, flag, group, instant, optional, text, whole } from '../../fields.ts';
import { onShelf } from '../../evidence/shelf-column.ts';
import type { Mapping } from '../../postgres-table.ts';

export const packageMapping: Mapping<PackageRecord> = {
  table: 'packages',
  key: 'doc_datum_id',
  as: onShelf,
  fields: {
    docDatumId: text('doc_datum_id'), pkCorp: text('pk_corp'), book: text('book'), side: text('side'), state: text('state'), dataVersion: whole('data_version'), totalAmount: amount('total_amount'),
    payerName: text('payer_name'), creditSourceName: text('credit_source_name'), supplierName: text('supplier_name'), counterpartyName: text('counterparty_name'),
    fkFinance: text('fk_finance'), financeName: text('finance_name'), accountNo: text('account_no'), expectPayAmount: optional(amount('expect_pay_amount')),
    expectDueDate: day('expect_due_date'), businessType: text('business_type'), creditState: text('credit_state'), productType: text('product_type'), invoiceNeed: optional(text('invoice_need')),
    standardVersion: text('standard_version'), createdAt: instant('created_at'), createdBy: text('created_by'), createdByName: text('created_by_name'),
    submittedAt: optional(instant('submitted_at')), submittedByName: text('submitted_by_name'), stateSince: instant('state_since'),
    handlerId: text('handler_id'), handlerName: text('handler_name'),
    submittedTotals: optional(group({ invoices: amount('submitted_invoices'), contracts: amount('submitted_contracts') })), returnedItems: whole('returned_items'), changeGranted: flag('change_granted'),
    reviewerId: text('reviewer_id'), firstReviewerId: text('first_reviewer_id'), fundedAt: optional(instant('funded_at')), repaidAt: optional(instant('repaid_at')), letterGiven: flag('letter_given'), objections: document('objections'),
  },
};
