import { defineCall } from '../../call.ts';
import { packageReference, versionAnswer } from '../../documented/evidence/packages.ts';

export const packageExtensions = {
  packageDiscard: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/packages/discard',
    source: 'discards a draft and releases its receivables',
    caller: 'signed-in',
    changes: true,
    extension: 'package-discard',
    keepsAnswer: true,
    request: packageReference,
    answer: versionAnswer,
  }),
  packageWithdraw: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/packages/withdraw',
    source: 'withdraws a submission whose review has not begun; every document stays',
    caller: 'signed-in',
    changes: true,
    extension: 'package-withdraw',
    keepsAnswer: true,
    request: packageReference,
    answer: versionAnswer,
  }),
};
