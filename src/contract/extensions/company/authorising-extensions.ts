import * as v from 'valibot';
import { authorisationEvents } from '../../../domain/company/shared/authorising.ts';
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
  /** Absent for what the platform registered by a letter. `mobile`: masked, of whoever has an account. */
  actions: v.nullish(v.array(v.string())),
  mobile: v.nullish(v.string()),
  validFrom: date,
  validUntil: date,
  /** `waiting`: nobody acts by it until another person confirms. `lapsed`: nobody did in time. */
  unconfirmed: v.nullish(v.picklist(['waiting', 'declined', 'lapsed'])),
  /** The oldest first. */
  steps: v.array(v.object({ event: v.picklist(authorisationEvents), at: instant, by: v.string() })),
  /**
   * What waits about it: to be given, or to be withdrawn; until when, and whether the caller proposed it or may decide.
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
  /** The caller may propose that it is withdrawn. */
  mayWithdraw: flag,
});
const authorising = v.object({
  mayGrant: flag,
  /** There never was anybody else who could confirm: the caller decides alone. */
  decidesAlone: flag,
  /** Those that work, and what the company may do itself. */
  /**
   * Those who work for the company: their accounts, masked telephones, and whether it is the caller or whoever they act
   * for; none for whoever does not propose.
   */
  people: v.array(v.object({ userId: identifier, personName: v.string(), mobile: v.string(), isGiver: flag })),
  innerOrgs: v.array(v.object({ innerOrgId: identifier, innerOrgName: v.string() })),
  products: v.array(v.string()),
  /** Those that have a history here or stand, the newest first. */
  authorisations: v.array(authorisation),
});

/**
 * Giving and withdrawing authorisations of the caller's group. The main user and administrators propose, and another
 * person decides, as of other rights. NOT_PERMITTED where it is not switched on, or for whoever may not; NOT_FOUND for
 * what is not the company's; PEOPLE_REFUSED because it is `proposed` already, `nobody-confirms`, not `now`,
 * `overtaken`, the group has as many as it may (`full`), has changed as many within a day (`too-many`), or the caller
 * is known by no identity number (`unidentified`), and with `fields`, each a field and why.
 */
export const authorisingExtensions = {
  authorising: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/authorisations/changes',
    changes: false,
    request: nothing,
    answer: authorising,
  }),
  authorisationGiven: defineCall({
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
  authorisationWithdrawn: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/authorisations/withdrawn',
    changes: true,
    request: v.object({ authorisationId: identifier }),
    answer: authorising,
  }),
  /**
   * Another person confirms or declines what waits about one, and nobody confirms their own (`oneself`). NOT_PERMITTED
   * for whoever proposed it, also where one of the two acts for the other.
   */
  authorisationDecided: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/authorisations/decided',
    changes: true,
    request: v.object({ proposalId: identifier, confirmed: flag, reason: text(200) }),
    answer: authorising,
  }),
};
