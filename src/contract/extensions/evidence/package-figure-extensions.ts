import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { allPackageConditions } from '../../documented/evidence/package-list.ts';
import { amount, count, instant } from '../../fields.ts';

/** Maximum number of questions in one call. */
export const maxFigures = 8;

export const packageFigureExtensions = {
  packageFigures: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/packages/figures',
    source: 'checklist 1.4, home: counts with ages, for the conditions of the list over all books',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    extension: 'package-figures',
    request: v.object({ asked: v.pipe(v.array(v.object(allPackageConditions)), v.maxLength(maxFigures)) }),
    /**
     * In the order of the request. `oldestSince`: since when the package that has been in its state longest is in it.
     */
    answer: v.object({ figures: v.array(v.object({ count, totalAmount: amount, oldestSince: v.nullish(instant) })) }),
  }),
};
