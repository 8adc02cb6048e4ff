import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, nothing, text } from '../../fields.ts';

/**
 * A person who serves several enterprises has an account in each, and switches between them without signing in again
 * (document 1, section 2, header).
 */
export const companyExtensions = {
  /**
   * The accounts that the caller's person may enter, including the present one; those of institutions only where the
   * host has them.
   */
  servedCompanies: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/served-companies',
    source: "the enterprises that the caller's person serves",
    caller: 'signed-in',
    changes: false,
    extension: 'served-companies',
    request: nothing,
    answer: v.array(
      v.object({
        userId: v.string(),
        corpName: v.string(),
        roleNames: v.array(v.string()),
        institution: v.nullish(v.string()),
        isCurrent: v.boolean(),
      }),
    ),
  }),
  /**
   * The session becomes one of that account; the previous session ends, and so does any other session of that account.
   * NOT_FOUND for an account that is not listed, COMPANY_DEREGISTERED and NO_ROLE as for signing in.
   */
  enterCompany: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/served-companies/enter',
    source: "switches to another of the person's accounts",
    caller: 'signed-in',
    changes: true,
    extension: 'served-companies',
    changesCaller: true,
    request: v.object({ userId: text(64) }),
    answer: done,
  }),
};
