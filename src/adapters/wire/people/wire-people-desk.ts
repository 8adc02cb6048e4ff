import type {
  OpenWork,
  People,
  PeopleDesk,
  PeopleOutcome,
  PeopleRefusal,
} from '../../../application/ports/people/people-desk.ts';
import type { PortFault } from '../../../application/ports/port-fault.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { peopleExtensions } from '../../../contract/extensions/people/people-extensions.ts';
import {
  invitationFields,
  invitationProblems,
  type InvitationEntry,
} from '../../../domain/people/shared/invitation.ts';
import type { RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import { outcomeOf } from '../outcome-of.ts';
import { parsePeopleRefusal } from '../people-refused.ts';
import type { WireClient } from '../wire-client.ts';

type PeopleWire = AnswerOf<typeof peopleExtensions.companyPeople>;

const reasons: readonly PeopleRefusal[] = [
  'here',
  'invited',
  'too-many',
  'no-texts',
  'now',
  'seen',
  'oneself',
  'last-manager',
  'left',
  'successor',
  'proposed',
  'nobody-confirms',
  'overtaken',
  'unidentified',
];

const rolesOf = (roles: PeopleWire['people'][number]['roles']) =>
  roles.map(({ template, ...role }) => ({ ...role, template: template ?? undefined }));

function peopleOf({ people, invitations, proposals, twoStepsFrom, ...rest }: PeopleWire): People {
  return {
    ...rest,
    twoStepsFrom: twoStepsFrom ?? undefined,
    proposals: proposals.map(({ proposalId, before, after, decided, unidentified, ...each }) => ({
      ...each,
      id: proposalId,
      unidentified: unidentified === true,
      before: rolesOf(before),
      after: rolesOf(after),
      decided: decided ?? undefined,
    })),
    people: people.map(({ roles, mobile, lastSignedIn, left, ...each }) => ({
      ...each,
      roles: rolesOf(roles),
      mobile: mobile ?? undefined,
      lastSignedIn: lastSignedIn ?? undefined,
      left: left ?? undefined,
    })),
    invitations: invitations.map(({ invitationId, roles, sentAt, until, ...each }) => ({
      ...each,
      id: invitationId,
      roles: rolesOf(roles),
      sentAt: sentAt ?? undefined,
      until: until ?? undefined,
    })),
  };
}

/** Why nothing was changed; an unknown fault is rethrown. */
function toPeopleRefusal(fault: PortFault): PeopleOutcome {
  const { code, values } = fault.detail;
  if (code === 'SMS_TOO_SOON') return { done: false, because: 'too-soon', seconds: Number(values?.['seconds'] ?? 60) };
  return parsePeopleRefusal(fault, reasons, invitationFields, invitationProblems);
}

export class WirePeopleDesk implements PeopleDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('people');
  }

  async people(signal?: AbortSignal): Promise<People> {
    return peopleOf(await this.client.send(peopleExtensions.companyPeople, {}, { signal }));
  }

  async invite({ roles, ...entry }: InvitationEntry): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.invitePerson, { ...entry, roles: [...roles] }));
  }

  async sendAgain(invitationId: string): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.sendInvitation, { invitationId }));
  }

  async withdraw(invitationId: string): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.withdrawInvitation, { invitationId }));
  }

  async giveRoles(userId: string, roles: readonly RoleTemplate[], seen: readonly string[]): Promise<PeopleOutcome> {
    return sendChange(async () =>
      this.client.send(peopleExtensions.giveRoles, { userId, roles: [...roles], seen: [...seen] }),
    );
  }

  async workOf(userId: string): Promise<OpenWork> {
    return this.client.send(peopleExtensions.personWork, { userId });
  }

  async haveLeave(userId: string, successorId: string | undefined): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.endMembership, { userId, successorId }));
  }

  async proposeTwoSteps(demanded: boolean): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.proposeTwoSteps, { demanded }));
  }

  async decide(proposalId: string, confirmed: boolean, reason: string): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.decideProposal, { proposalId, confirmed, reason }));
  }

  async withdrawProposal(proposalId: string): Promise<PeopleOutcome> {
    return sendChange(async () => this.client.send(peopleExtensions.withdrawProposal, { proposalId }));
  }
}

async function sendChange(send: () => Promise<PeopleWire>): Promise<PeopleOutcome> {
  return outcomeOf<PeopleOutcome>(async () => ({ done: true, now: peopleOf(await send()) }), toPeopleRefusal);
}
