import * as v from 'valibot';
import { defineCall, shortPatience } from '../../call.ts';
import { amount } from '../../fields.ts';
import { packageConditions, packageReference, versionAnswer } from '../../documented/evidence/packages.ts';

export const packageExtensions = {
  packageTotals: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/totals', source: 'rows come first, their count and sum apart', caller: 'signed-in', changes: false, patience: shortPatience, extension: 'package-totals',
    request: v.object(packageConditions), answer: v.object({ count: v.number(), totalAmount: amount }),
  }),
  packageDiscard: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/discard', source: 'a draft of the wrong receivables is given up, and these are free again', caller: 'signed-in', changes: true, extension: 'package-discard',
    request: packageReference, answer: versionAnswer,
  }),
};
