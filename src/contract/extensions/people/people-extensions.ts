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
  /** Whether the caller proposed it, and whether the caller may decide about it. */
  isOwn: flag,
  mayDecide: flag,
  /** The caller would decide about it, but has no known identity number. */
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
  /** Time from which the company requires two proofs of its people; undefined where it does not. */
  twoStepsFrom: v.nullish(instant),
  /** Whether codes can be sent to telephones, which invitations need. */
  sendsTexts: flag,
  people: v.array(member),
  /** Open invitations, the newest first; empty for a user who does not manage people. */
  invitations: v.array(invitation),
});

/**
 * The people of the caller's company, and inviting others. Every change is refused with NOT_PERMITTED for a user who is
 * neither the main user nor an administrator, with NOT_FOUND for an id that is not of the company, and with
 * PEOPLE_REFUSED and `because` where it is not possible now.
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
   * Sends a code to the telephone of the invited person. PEOPLE_REFUSED with `fields`, each a field and the reason,
   * separated by a blank; or because the person works `here` or is `invited` already, `nobody-confirms` where another
   * person has to, there are `too-many`, or the platform sends no messages (`no-texts`). SMS_TOO_SOON for a telephone
   * that has just received a message.
   */
  invitePerson: defineCall({
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
  /**
   * Sends another code, valid as long as the first. Refused because it is not `now`, and as above where messages cannot
   * be sent.
   */
  sendInvitation: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/invitations/sent',
    changes: true,
    request: v.object({ invitationId: identifier }),
    answer: people,
  }),
  /** Withdraws an invitation. One that was used meanwhile is refused because it is not `now`. */
  withdrawInvitation: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/invitations/withdrawn',
    changes: true,
    request: v.object({ invitationId: identifier }),
    answer: people,
  }),
  /**
   * Gives other roles to a person of the company; a person who has left comes back by this. `seen`: the roles that the
   * caller saw. Where the person becomes an administrator or director, or stops being one, the change waits for another
   * person. Refused because the roles are not those that were `seen`, it is about `oneself`, the person is the
   * `last-manager`, the same is `proposed` already, or `nobody-confirms`.
   */
  giveRoles: defineCall({
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
   * Removes a person from the company at once, with all sessions, roles and trusted devices. Refused because it is
   * `oneself`, the `last-manager`, has `left` already, or there is work that nobody takes over (`successor`).
   */
  endMembership: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/left',
    changes: true,
    request: v.object({ userId: identifier, successorId: v.nullish(identifier) }),
    answer: people,
  }),
  /**
   * Proposes that the company requires two proofs of its people, or stops requiring them; it waits for another person.
   * Refused because it is so `now`, it is `proposed` already, the platform sends no messages (`no-texts`), or
   * `nobody-confirms`.
   */
  proposeTwoSteps: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/two-steps',
    changes: true,
    request: v.object({ demanded: flag }),
    answer: people,
  }),
  /**
   * Another person decides. NOT_PERMITTED for the proposer and for a user who does not decide; refused because it does
   * not wait `now`, or its subject has changed (`overtaken`).
   */
  decideProposal: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/proposals/decided',
    changes: true,
    request: v.object({ proposalId: identifier, confirmed: flag, reason: text(200) }),
    answer: people,
  }),
  /** The proposer takes it back. NOT_PERMITTED for anybody else. */
  withdrawProposal: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/people/proposals/withdrawn',
    changes: true,
    request: v.object({ proposalId: identifier }),
    answer: people,
  }),
  /**
   * The company and the roles for which a code invites, without a name. INVITATION_REFUSED because it is `unknown`,
   * `expired`, `withdrawn`, `used` or `closed`; TOO_MANY_REQUESTS for a client that keeps trying codes.
   */
  readInvitation: defineCall({
    ...by,
    method: 'POST',
    path: '/corp/v1/extensions/invitations/read',
    changes: true,
    request: v.object({ code: text(64) }),
    answer: v.object({ corpName: v.string(), roles: v.array(role), institution: v.string(), until: instant }),
  }),
  /**
   * Makes the account. Refused as reading is; with INVITATION_REFUSED because the identity number is not that of the
   * invited person (`other-person`, and how many tries are `left`), because the person works `here` already, and with
   * `fields` for invalid user name, password or agreements; with SIGN_IN_EXPIRED where the visit is over.
   */
  acceptInvitation: defineCall({
    ...by,
    method: 'POST',
    path: '/corp/v1/extensions/invitations/accepted',
    changes: true,
    request: v.object({
      picAuthToken: text(64),
      code: text(64),
      idNumber: text(64),
      userName: text(64),
      /** Encrypted as for signing in. */
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
