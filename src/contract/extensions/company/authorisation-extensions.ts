import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { date, identifier, nothing } from '../../fields.ts';

/**
 * Authorisations by which others act in the name of the caller's company. Refused with NOT_PERMITTED where they are not
 * switched on (F-009).
 */
export const authorisationExtensions = {
  authorisations: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/company/authorisations',
    source: 'document 1, section 2; checklist F-246, N-29',
    caller: 'signed-in',
    changes: false,
    extension: 'authorisations',
    request: nothing,
    /** Both days are included. `state`: `valid`, `not-yet`, `expired` or `withdrawn`. */
    answer: v.array(
      v.object({
        authorisationId: identifier,
        personName: v.string(),
        innerOrgName: v.string(),
        products: v.array(v.string()),
        actions: v.nullish(v.array(v.string())),
        validFrom: date,
        validUntil: date,
        withdrawnOn: v.nullish(date),
        state: v.string(),
      }),
    ),
  }),
};
