import * as v from 'valibot';
import { delegationStates } from '../../../domain/identity/delegation.ts';
import { roleTemplates } from '../../../domain/people/shared/role-templates.ts';
import { defineCall } from '../../call.ts';
import { date, flag, identifier, instant, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'document 1, section 6; checklist F-260, F-261: acting for a colleague who is away',
  caller: 'signed-in',
  extension: 'delegations',
} as const;

const role = v.object({ code: v.string(), name: v.string(), template: v.nullish(v.picklist(roleTemplates)) });
const delegation = v.object({
  delegationId: identifier,
  fromUserId: identifier,
  fromName: v.string(),
  toUserId: identifier,
  toName: v.string(),
  roles: v.array(role),
  /** First and last day, Shanghai time. */
  from: date,
  until: date,
  state: v.picklist(delegationStates),
  madeBy: v.string(),
  madeAt: instant,
  /** The caller may end it. */
  mayEnd: flag,
  /** When and by whom it was ended or declined; `by` is empty where its time ran out. */
  ended: v.nullish(v.object({ at: instant, by: v.string() })),
});
const delegations = v.object({
  today: date,
  /** Whether the caller may name delegates for others, and whether for themselves. */
  mayManage: flag,
  mayName: flag,
  /** People who work for the company, with their own roles. */
  people: v.array(v.object({ userId: identifier, personName: v.string(), isSelf: flag, roles: v.array(role) })),
  /** Delegations of the caller, or of the whole company for a manager of its people; the newest first. */
  delegations: v.array(delegation),
});

/**
 * Delegations: who acts for whom during an absence. The delegate works in the other person's role, which `security`
 * lists beside their own roles, and signs with both names.
 */
export const delegationExtensions = {
  delegations: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/delegations',
    changes: false,
    request: nothing,
    answer: delegations,
  }),
  /**
   * Names a delegate: for the caller, or for another person where the caller manages the people. A delegation for
   * another person waits for a second person where it is of an administrator's or director's role, or the caller
   * becomes the delegate. NOT_PERMITTED for others, NOT_FOUND for a person who is not of the company. PEOPLE_REFUSED
   * with `fields`, each a field and the reason; or because it is `to-oneself`, somebody is of an `institution` or
   * `not-working`, the roles are `not-theirs`, the delegate `has-roles` of their own, the delegate is `away` or the
   * delegator acts for another (`chain`), the delegate `acts-already` in such a role, it would be `twice`, nobody else
   * could check (`maker-and-checker`), there are `too-many`, or `nobody-confirms`.
   */
  nameDelegate: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/delegations',
    changes: true,
    request: v.object({
      fromUserId: identifier,
      toUserId: identifier,
      roles: v.pipe(v.array(text(64)), v.maxLength(20)),
      from: text(32),
      until: text(32),
    }),
    answer: delegations,
  }),
  /**
   * Ends it at once. The two people concerned and managers of the people may; others get NOT_FOUND. Refused because it
   * is over already (`now`).
   */
  endDelegation: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/delegations/ended',
    changes: true,
    changesCaller: true,
    mayEndDelegation: true,
    request: v.object({ delegationId: identifier }),
    answer: delegations,
  }),
};
