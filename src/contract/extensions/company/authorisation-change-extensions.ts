import * as v from 'valibot';
import { authorisationEvents } from '../../../domain/company/shared/authorisation-entry.ts';
import { defineCall } from '../../call.ts';
import { date, flag, identifier, instant, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'document 1, section 2; checklist F-246, F-260, N-29: giving and withdrawing authorisations, by two people',
  caller: 'signed-in',
  extension: 'authorisation-changes',
} as const;

const authorisation = v.object({
  authorisationId: identifier,
  personName: v.string(),
  innerOrgName: v.string(),
  products: v.array(v.string()),
  /**
   * `actions`: absent for what the platform registered from a letter. `mobile`: masked, for a person with an account.
   */
  actions: v.nullish(v.array(v.string())),
  mobile: v.nullish(v.string()),
  validFrom: date,
  validUntil: date,
  /** `waiting`: not in force until another person confirms. `lapsed`: nobody confirmed in time. */
  unconfirmed: v.nullish(v.picklist(['waiting', 'declined', 'lapsed'])),
  /** The oldest first. */
  steps: v.array(v.object({ event: v.picklist(authorisationEvents), at: instant, by: v.string() })),
  /**
   * The open proposal to give or to withdraw it, its deadline, and whether the caller made it or may decide about it.
   */
  proposal: v.nullish(
    v.object({
      proposalId: identifier,
      withdraws: flag,
      until: instant,
      isOwn: flag,
      mayDecide: flag,
      unidentified: v.nullish(flag),
    }),
  ),
  /** The caller may propose its withdrawal. */
  mayWithdraw: flag,
});
const authorising = v.object({
  mayGrant: flag,
  /** There never was anybody else who could confirm: the caller decides alone. */
  decidesAlone: flag,
  /**
   * People who work for the company: their accounts, masked telephones, and whether the person is the caller or the
   * colleague for whom the caller acts; empty for a caller who does not propose.
   */
  people: v.array(v.object({ userId: identifier, personName: v.string(), mobile: v.string(), isGiver: flag })),
  /** Active inner organisations. */
  innerOrgs: v.array(v.object({ innerOrgId: identifier, innerOrgName: v.string() })),
  /** Products that the company may use itself. */
  products: v.array(v.string()),
  /** Authorisations that are in force or have a history here, the newest first. */
  authorisations: v.array(authorisation),
});

/**
 * Giving and withdrawing authorisations of the caller's group. The main user and administrators propose, and another
 * person decides, as for other rights. Refused with NOT_PERMITTED where authorisations are not switched on or the
 * caller may not change them, and NOT_FOUND for what is not the company's. Refused with PEOPLE_REFUSED and `because`:
 * `proposed` already, `nobody-confirms`, not `now`, `overtaken`, `full` where the group has the maximum number,
 * `too-many` where it has changed the maximum number within a day, or `unidentified` where the caller has no known
 * identity number; or with `fields`, each a field and the reason.
 */
export const authorisationChangeExtensions = {
  authorisationChanges: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/authorisations/changes',
    changes: false,
    request: nothing,
    answer: authorising,
  }),
  giveAuthorisation: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/authorisations/given',
    changes: true,
    request: v.object({
      userId: text(64),
      personName: text(200),
      organisationId: text(64),
      products: v.pipe(v.array(text(40)), v.maxLength(40)),
      actions: v.pipe(v.array(text(40)), v.maxLength(20)),
      from: text(32),
      until: text(32),
    }),
    answer: authorising,
  }),
  withdrawAuthorisation: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/authorisations/withdrawn',
    changes: true,
    request: v.object({ authorisationId: identifier }),
    answer: authorising,
  }),
  /**
   * Another person confirms or declines the open proposal; nobody confirms their own (`oneself`). NOT_PERMITTED for its
   * proposer, also where one of the two acts for the other.
   */
  decideAuthorisation: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/authorisations/decided',
    changes: true,
    request: v.object({ proposalId: identifier, confirmed: flag, reason: text(200) }),
    answer: authorising,
  }),
};
