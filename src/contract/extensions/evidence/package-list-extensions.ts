import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { anyPackageConditions } from '../../documented/evidence/package-list.ts';
import { amount } from '../../fields.ts';

export const packageListExtensions = {
  packageTotals: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/packages/totals',
    source: 'count and sum apart from the rows; over all books where none is named',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    extension: 'package-totals',
    request: v.object(anyPackageConditions),
    answer: v.object({ count: v.number(), totalAmount: amount }),
  }),
};
