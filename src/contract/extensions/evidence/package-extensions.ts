import * as v from 'valibot';
import { defineCall, shortPatience } from '../../call.ts';
import { amount, maybe, text } from '../../fields.ts';
import { allPackageConditions, packageReference, versionAnswer } from '../../documented/evidence/packages.ts';

export const packageExtensions = {
  packageTotals: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/totals', source: 'rows come first, their count and sum apart; of all books where none is named', caller: 'signed-in', changes: false, patience: shortPatience, extension: 'package-totals',
    request: v.object({ ...allPackageConditions, docType: maybe(text(32)), docScene: maybe(text(32)) }), answer: v.object({ count: v.number(), totalAmount: amount }),
  }),
  packageDiscard: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/discard', source: 'a draft of the wrong receivables is given up, and these are free again', caller: 'signed-in', changes: true, extension: 'package-discard',
    request: packageReference, answer: versionAnswer,
  }),
  packageWithdraw: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/withdraw', source: 'a submission that nobody has begun with is taken back, with every document', caller: 'signed-in', changes: true, extension: 'package-withdraw',
    request: packageReference, answer: versionAnswer,
  }),
};
