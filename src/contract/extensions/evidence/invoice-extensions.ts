import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { identifier } from '../../fields.ts';

export const invoiceExtensions = {
  invoiceUses: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/invoices/uses',
    source: 'invoices of a package that another package of the same company used earlier',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    extension: 'invoice-uses',
    request: v.object({ docDatumId: identifier }),
    /** For each such document of the package, its invoice and the number of the other package. */
    answer: v.object({
      uses: v.nullish(
        v.array(
          v.object({
            docFileId: v.string(),
            invoiceCode: v.nullish(v.string()),
            invoiceNum: v.string(),
            usedIn: v.string(),
          }),
        ),
      ),
      /** Marks of the tax register on invoices of the package: RED or VOID. */
      marks: v.nullish(
        v.array(
          v.object({
            docFileId: v.string(),
            invoiceCode: v.nullish(v.string()),
            invoiceNum: v.string(),
            invoiceState: v.string(),
          }),
        ),
      ),
    }),
  }),
};
