import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, done, instant, nothing, text } from '../../fields.ts';

const shown = v.nullish(v.string());

/** Fields that the documents leave open are named here (checklist F-093, N-21). */
export const invoicingCalls = {
  invoicingProfile: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/invoice/property',
    source: 'checklist N-21',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({
      taxpayerType: shown,
      invoiceTitle: shown,
      taxNumber: shown,
      taxNumberVerified: v.nullish(v.boolean()),
      registerAddress: shown,
      registerPhone: shown,
      bankName: shown,
      bankAccount: shown,
      invoiceType: shown,
      /** Type of the invoices that were issued before paper stopped; absent for none. */
      paperInvoiceType: shown,
      receiveEmail: shown,
      receiveMobile: shown,
      /**
       * The company's name and verified account, for a caller who may change them: values from which the form may
       * begin.
       */
      proposed: v.nullish(v.object({ invoiceTitle: shown, bankName: shown, bankAccount: shown })),
      /** Revision that the user saw. */
      revision: v.nullish(count),
      /** Whether the caller may change it; absent where the back end does not say. */
      editable: v.nullish(v.boolean()),
      /** The newest first, two hundred at most. */
      changes: v.nullish(
        v.array(
          v.object({
            at: instant,
            by: v.string(),
            fields: v.array(v.object({ name: v.string(), before: shown, after: shown })),
          }),
        ),
      ),
    }),
  }),
  saveInvoicingProfile: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/corps/invoice/property',
    source:
      'checklist N-21. NOT_PERMITTED for anyone but the main user and administrators, REQUEST_INVALID with the field, DATA_VERSION_STALE with the person who changed it where revision is not the current one',
    caller: 'signed-in',
    changes: true,
    request: v.object({
      taxpayerType: text(20),
      invoiceTitle: text(300),
      registerAddress: text(300),
      registerPhone: text(60),
      bankName: text(300),
      bankAccount: text(60),
      invoiceType: text(20),
      receiveEmail: text(300),
      receiveMobile: text(60),
      revision: count,
    }),
    answer: done,
  }),
};
