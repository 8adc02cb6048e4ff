import { defineCall } from '../../call.ts';
import { packageReference, versionAnswer } from '../../documented/evidence/packages.ts';

export const packageExtensions = {
  packageDiscard: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/packages/discard',
    source: 'a draft of the wrong receivables is given up, and these are free again',
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
    source: 'a submission that nobody has begun with is taken back, with every document',
    caller: 'signed-in',
    changes: true,
    extension: 'package-withdraw',
    keepsAnswer: true,
    request: packageReference,
    answer: versionAnswer,
  }),
};
