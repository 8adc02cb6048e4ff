import * as v from 'valibot';
import { maturitySpans } from '../../../domain/evidence/shared/maturity.ts';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { bookFields } from '../../documented/evidence/book-mapping.ts';
import { amount, count, date, flag, maybe, nothing, page, pageSize, text } from '../../fields.ts';

const sum = { count, totalAmount: amount };
const receivableWire = v.object({
  candidateId: v.string(),
  ...bookFields,
  number: v.string(),
  partyName: v.string(),
  amount,
  dueDate: date,
  state: v.string(),
  docDatumId: v.nullish(v.string()),
  isFree: v.boolean(),
});
export type ReceivableWire = v.InferOutput<typeof receivableWire>;

/** Receivables that fall due over all books of a side. The documents have them only in each product's statistics. */
export const receivableExtensions = {
  maturities: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/receivables/maturities',
    source: 'checklist 1.4, home: a timeline of receivables',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    extension: 'receivables',
    request: nothing,
    answer: v.object({
      ...sum,
      spans: v.array(v.object({ span: v.picklist(maturitySpans), ...sum })),
      parties: v.array(v.object({ partyName: v.string(), ...sum })),
      partyCount: count,
      free: v.object(sum),
    }),
  }),
  /** The receivables behind each of those figures, the earliest due date first. */
  receivables: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/receivables',
    source: 'checklist 1.4, home: every figure opens the list that it counts',
    caller: 'signed-in',
    changes: false,
    extension: 'receivables',
    request: v.object({
      span: maybe(v.picklist(maturitySpans)),
      partyName: maybe(text(200)),
      keyword: maybe(text(100)),
      free: maybe(flag),
      page,
      pageSize,
    }),
    answer: v.object({ ...sum, records: v.array(receivableWire) }),
  }),
};
