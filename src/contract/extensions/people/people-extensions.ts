import * as v from 'valibot';
import { roleTemplates } from '../../../domain/people/shared/role-templates.ts';
import { proposalKinds } from '../../../domain/people/shared/four-eyes.ts';
import { platformAgreementNames } from '../../../domain/agreements/platform-agreements.ts';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, instant, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'document 1, section 6; checklist F-261, N-29: the people of a company',
  caller: 'signed-in',
  extension: 'people',
} as const;
const by = {
  ...own,
  source: 'checklist F-058, F-060: joining a company by an invitation',
  caller: 'anyone',
} as const;

const template = v.picklist(roleTemplates);
const role = v.object({
  code: v.string(),
  name: v.string(),
  /** Undefined for a role that no template gives. */
  template: v.nullish(template),
});
const member = v.object({
  userId: identifier,
  personName: v.string(),
  userName: v.string(),
  institution: v.string(),
  isMain: flag,
  isSelf: flag,
  roles: v.array(role),
  /** Masked. Given only to users who manage people, as is the last sign-in within the days that are kept. */
  mobile: v.nullish(v.string()),
  lastSignedIn: v.nullish(instant),
  /** For a person who has left: when, by whom they were removed, and who took over their work. */
  left: v.nullish(v.object({ at: instant, by: v.string(), successor: v.string(), packages: count })),
});
const invitation = v.object({
  invitationId: identifier,
  personName: v.string(),
  mobile: v.string(),
  institution: v.string(),
  roles: v.array(role),
  invitedBy: v.string(),
  invitedAt: instant,
  sentAt: v.nullish(instant),
  until: v.nullish(instant),
  state: v.picklist(['waiting', 'open', 'expired', 'closed']),
});
const proposal = v.object({
  proposalId: identifier,
  kind: v.picklist(proposalKinds),
  subjectName: v.string(),
  before: v.array(role),
  after: v.array(role),
  by: v.string(),
  at: instant,
  until: instant,
  state: v.picklist(['open', 'lapsed', 'confirmed', 'declined', 'withdrawn', 'overtaken']),
  /** The caller proposed it, or may decide about it. */
  isOwn: flag,
  mayDecide: flag,
  /** The caller would decide about it, and is known by no identity number. */
  unidentified: v.nullish(flag),
  decided: v.nullish(v.object({ at: instant, by: v.string(), reason: v.string() })),
});
const people = v.object({
  isCore: flag,
  mayManage: flag,
  /** Whether the caller decides about what others propose, in the present role. */
  mayConfirm: flag,
  /** No other person ever could confirm, so the caller decides alone. */
  decidesAlone: flag,
  /** Recent proposals, the newest first; empty for a user who neither manages people nor decides. */
  proposals: v.array(proposal),
  /** From when the company demands two proofs of its people; undefined where it does not. */
  twoStepsFrom: v.nullish(instant),
  /** Whether codes can be sent to telephones, which invitations need. */
  sendsTexts: flag,
  people: v.array(member),
  /** Open invitations, the newest first; empty for a user who does not manage people. */
  invitations: v.array(invitation),
});

/**
 * The people of the caller's company: who they are, inviting others. Whatever changes is refused with NOT_PERMITTED for
 * whoever is neither the main user nor an administrator, with NOT_FOUND for an id that is not of the company, and with
 * PEOPLE_REFUSED and `because` where it is not done now.
 */
export const peopleExtensions = {
  companyPeople: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/people',
    changes: false,
    request: nothing,
    answer: people,
  }),
  /**
   * Sends a code to the telephone of whoever is invited. PEOPLE_REFUSED with `fields`, each a field and why, parted by
   * a blank; because the person works `here` or is `invited` already, `nobody-confirms` what another person has to,
   * there are `too-many`, or nobody sends messages (`no-texts`). SMS_TOO_SOON for a telephone that has just had a
   * message.
   */
  personInvited: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/invitations',
    changes: true,
    request: v.object({
      personName: text(200),
      mobile: text(40),
      idNumber: text(64),
      roles: v.pipe(v.array(template), v.maxLength(10)),
      institution: text(200),
    }),
    answer: people,
  }),
  /** Another code, good as long as the first. Refused because it is not `now`, as above where messages do not go. */
  invitationSent: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/invitations/sent',
    changes: true,
    request: v.object({ invitationId: identifier }),
    answer: people,
  }),
  /** What was used meanwhile is refused because it is not `now`. */
  invitationWithdrawn: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/invitations/withdrawn',
    changes: true,
    request: v.object({ invitationId: identifier }),
    answer: people,
  }),
  /**
   * Other roles for somebody of the company; whoever has left comes back by them. `seen`: what they had when that was
   * looked at. Where somebody is made an administrator or director, or is one no longer, it waits for another person.
   * Refused because the roles are not those that were `seen`, it is about `oneself`, they are the `last-manager`, the
   * same is `proposed` already, or `nobody-confirms`.
   */
  rolesGiven: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/roles',
    changes: true,
    request: v.object({
      userId: identifier,
      roles: v.pipe(v.array(template), v.maxLength(10)),
      seen: v.pipe(v.array(text(64)), v.maxLength(20)),
    }),
    answer: people,
  }),
  /** Open work of a person of the company, and possible successors. */
  personWork: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/people/work',
    changes: false,
    request: v.object({ userId: identifier }),
    answer: v.object({
      packages: count,
      numbers: v.array(v.string()),
      certification: flag,
      successors: v.array(v.object({ userId: identifier, personName: v.string() })),
    }),
  }),
  /**
   * Somebody leaves the company at once: no session, no role, no trust is left. Refused because it is `oneself`, the
   * `last-manager`, has `left` already, or there is work that nobody takes over (`successor`).
   */
  personLeft: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/left',
    changes: true,
    request: v.object({ userId: identifier, successorId: v.nullish(identifier) }),
    answer: people,
  }),
  /**
   * That the company demands two proofs of its people, or does no longer; waits for another person. Refused because it
   * stands so `now`, it is `proposed` already, nobody sends messages (`no-texts`), or `nobody-confirms`.
   */
  twoStepsProposed: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/two-steps',
    changes: true,
    request: v.object({ demanded: flag }),
    answer: people,
  }),
  /**
   * Another person decides. NOT_PERMITTED for the proposer and for whoever does not decide; refused because it does not
   * wait `now`, or what it is about has changed (`overtaken`).
   */
  proposalDecided: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/proposals/decided',
    changes: true,
    request: v.object({ proposalId: identifier, confirmed: flag, reason: text(200) }),
    answer: people,
  }),
  /** The proposer takes it back. NOT_PERMITTED for anybody else. */
  proposalWithdrawn: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/proposals/withdrawn',
    changes: true,
    request: v.object({ proposalId: identifier }),
    answer: people,
  }),
  /**
   * For which company and what a code invites; nobody's name. INVITATION_REFUSED because it is `unknown`, `expired`,
   * `withdrawn`, `used` or `closed`; TOO_MANY_REQUESTS for whoever keeps trying others.
   */
  invitationRead: defineCall({
    ...by,
    method: 'POST',
    path: '/corp/v1/extensions/invitations/read',
    changes: true,
    request: v.object({ code: text(64) }),
    answer: v.object({ corpName: v.string(), roles: v.array(role), institution: v.string(), until: instant }),
  }),
  /**
   * Makes the account. Refused as reading is; with INVITATION_REFUSED because the identity number is not that of
   * whoever was invited (`other-person`, and how many tries are `left`), because the person works `here` already, and
   * with `fields` for what is wrong with user name, password or agreements; with SIGN_IN_EXPIRED where the visit is
   * over.
   */
  invitationAccepted: defineCall({
    ...by,
    method: 'POST',
    path: '/corp/v1/extensions/invitations/accepted',
    changes: true,
    request: v.object({
      picAuthToken: text(64),
      code: text(64),
      idNumber: text(64),
      userName: text(64),
      /** Sealed as signing in does it. */
      password: text(1024),
      keyId: text(64),
      agreements: v.pipe(
        v.array(v.object({ name: v.picklist(platformAgreementNames), version: text(32) })),
        v.maxLength(10),
      ),
    }),
    answer: v.object({ userName: v.string(), corpName: v.string() }),
  }),
};
