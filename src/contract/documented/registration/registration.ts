import * as v from 'valibot';
import { platformAgreementNames } from '../../../domain/agreements/platform-agreements.ts';
import { productCodes } from '../../../domain/catalogue/product-code.ts';
import { defineCall } from '../../call.ts';
import { maybe, text } from '../../fields.ts';

const visit = text(64);

/**
 * Registration of a company's account (checklist N-22, F-053 to F-060). The documents name the family of paths;
 * requests and answers are proposed.
 */
export const registrationCalls = {
  /**
   * Sends a code for registering to a telephone. The answer does not reveal whether an account has the number. Refused
   * with CAPTCHA_REQUIRED or CAPTCHA_WRONG, SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five codes,
   * SIGN_IN_EXPIRED where the visit is over, REQUEST_INVALID for an invalid number, NOT_FOUND where the platform sends
   * no messages.
   */
  registrationCode: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/client/registers/code',
    source: 'checklist F-060, N-22 (path proposed)',
    caller: 'anyone',
    changes: true,
    request: v.object({ picAuthToken: visit, mobile: text(20), captcha: maybe(text(12)), proof: maybe(text(64)) }),
    /** Seconds until another code may be requested, and for which this one is valid. */
    answer: v.object({ resendAfter: v.nullish(v.number()), validFor: v.nullish(v.number()) }),
  }),
  /**
   * Makes a company and its main user. The same request under the same Idempotency-Key gets the same answer.
   * REGISTRATION_REFUSED names in `fields` each field and the reason, separated by a blank; after a right code a reason
   * may be that a name is taken. Refused with SMS_CODE_REFUSED; after a right code with COMPANY_REGISTERED or
   * COMPANY_DEREGISTERED; and with SIGN_IN_EXPIRED where the visit is over or the password cannot be decrypted.
   */
  register: defineCall({
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
      /** Encrypted as for signing in. */
      password: text(1024),
      keyId: text(64),
      /** The agreements that were read to their end and accepted, by name and version. */
      agreements: v.pipe(
        v.array(v.object({ name: v.picklist(platformAgreementNames), version: text(32) })),
        v.maxLength(10),
      ),
      declared: v.boolean(),
      /** The product and the guarantee project for which the company registers; absent for none. */
      productType: maybe(v.picklist(productCodes)),
      serial: maybe(text(64)),
    }),
    /** `repeated`: the same request had already made the account. */
    answer: v.object({
      userName: v.string(),
      corpName: v.nullish(v.string()),
      projectName: v.nullish(v.string()),
      repeated: v.nullish(v.boolean()),
    }),
  }),
};
