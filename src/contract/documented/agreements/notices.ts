import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, flag, instant, list, maybe, nothing, text } from '../../fields.ts';

const part = v.nullish(v.union([v.string(), v.number()]));

export const noticeCalls = {
  agreementSignState: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/registers/agreement/sign/state',
    source: 'document 1, section 7; whether the caller still has to sign the current version of each named agreement',
    caller: 'signed-in',
    changes: false,
    request: v.object({ agreementNames: list }),
    /** When the newest text to sign was published: an addition. Without it, no deadline is shown. */
    answer: v.object({ needSignProtocol: v.boolean(), publishTime: v.nullish(instant) }),
  }),
  signAgreement: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/registers/agreement/sign',
    source:
      'document 1, section 7. textHashes is an addition: the SHA-256 of each text as it was shown, in the order of the names; REQUEST_INVALID names it where what was shown is not what holds; NOT_IN_THIS_STATE, because certificate-asked, for what is signed by a certificate where the back end takes such signatures (agreement-signatures)',
    caller: 'signed-in',
    changes: true,
    request: v.object({ agreementNames: list, textHashes: maybe(list) }),
    answer: done,
  }),
  agencyNotices: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/user/login/check',
    source: 'document 1, section 7; empty for anyone but the main user',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.array(v.object({ enableShowNotice: v.nullish(v.boolean()), billAgencyType: part })),
  }),
  confirmAgencyNotice: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/credits/user/login/confirm/bill/agency/notice',
    source: 'document 1, section 7; for the main user, for this standing',
    caller: 'signed-in',
    changes: true,
    request: v.object({ billAgencyType: text(10) }),
    answer: done,
  }),
  agencyNoticeContent: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/user/login/bill/agency/content',
    source: 'checklist N-20; NOT_FOUND where there is no such notice',
    caller: 'signed-in',
    changes: false,
    request: v.object({ billAgencyType: text(10) }),
    answer: v.object({
      corpName: v.nullish(v.string()),
      billAgencyType: part,
      billAgencyEffectYear: part,
      billAgencyEffectMonth: part,
      billAgencyEffectDay: part,
      billAgencyAddYear: part,
      billAgencyAddMonth: part,
      billAgencyAddDay: part,
    }),
  }),
  invoiceChange: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/corps/invoices/show',
    source:
      'document 1, section 7: without parameters, whether to show the notice; with hasBeenShowed, that it was shown',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    request: v.object({ hasBeenShowed: maybe(flag) }),
    answer: v.nullish(v.union([v.boolean(), v.object({ needShow: v.nullish(v.boolean()) })])),
  }),
  invoicingIncomplete: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/invoice/property/anyEmpty',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.boolean(),
  }),
};
