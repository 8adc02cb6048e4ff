import * as v from 'valibot';
import { platformAgreementNames } from '../../../domain/agreements/platform-agreements.ts';
import { productCodes } from '../../../domain/catalogue/product-code.ts';
import { defineCall } from '../../call.ts';
import { maybe, text } from '../../fields.ts';

const visit = text(64);

/**
 * A company's account (checklist N-22, F-053 to F-060). The documents name the family of paths; what travels is
 * proposed.
 */
export const registrationCalls = {
  /**
   * A code to a telephone, to register by. Nothing tells whether anybody has the number. Refused with CAPTCHA_REQUIRED
   * or CAPTCHA_WRONG, SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five, SIGN_IN_EXPIRED where the visit is over,
   * REQUEST_INVALID for what is no number, NOT_FOUND where nobody sends messages.
   */
  registrationCode: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/client/registers/code',
    source: 'checklist F-060, N-22 (path proposed)',
    caller: 'anyone',
    changes: true,
    request: v.object({ picAuthToken: visit, mobile: text(20), captcha: maybe(text(12)), proof: maybe(text(64)) }),
    /** Seconds after which another code may be asked for, and for which this one holds. */
    answer: v.object({ resendAfter: v.nullish(v.number()), validFor: v.nullish(v.number()) }),
  }),
  /**
   * Makes a company and its main user. The same request under the same Idempotency-Key is answered as it was.
   * REGISTRATION_REFUSED names in `fields` each field and why, parted by a blank; after a right code it may be that a
   * name is taken. Refused with SMS_CODE_REFUSED, after a right code with COMPANY_REGISTERED or COMPANY_DEREGISTERED,
   * and with SIGN_IN_EXPIRED where the visit is over or the password cannot be read.
   */
  registered: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/registers',
    source: 'checklist N-22',
    caller: 'anyone',
    changes: true,
    keepsReceipts: true,
    request: v.object({
      picAuthToken: visit,
      corpName: text(300),
      uscc: text(64),
      legalRepresentative: text(200),
      personName: text(200),
      idNumber: text(64),
      userName: text(64),
      mobile: text(20),
      code: text(12),
      /** Sealed as signing in does it. */
      password: text(1024),
      keyId: text(64),
      /** Which texts were read to their end and agreed to, by name and version. */
      agreements: v.pipe(
        v.array(v.object({ name: v.picklist(platformAgreementNames), version: text(32) })),
        v.maxLength(10),
      ),
      declared: v.boolean(),
      /** For which product one comes, and for which guarantee project; left out for none. */
      productType: maybe(v.picklist(productCodes)),
      serial: maybe(text(64)),
    }),
    /** `repeated`: it had come about before, by the same request. */
    answer: v.object({
      userName: v.string(),
      corpName: v.nullish(v.string()),
      projectName: v.nullish(v.string()),
      repeated: v.nullish(v.boolean()),
    }),
  }),
};
