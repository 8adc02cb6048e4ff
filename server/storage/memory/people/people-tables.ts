import type {
  InvitationRecord,
  DelegationRecord,
  ProposalRecord,
  DepartureRecord,
} from '../../../core/records/people.ts';
import { proposalState } from '../../../../src/domain/people/shared/four-eyes.ts';
import type { PeopleTables } from '../../../core/tables/people.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function invitationsTable({ table }: MemoryShelf): PeopleTables['invitations'] {
  const invitations = table<InvitationRecord>((each) => each.id);
  return Object.assign(invitations, {
    ofCompany: async (pkCorp: string) =>
      invitations
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => b.invitedAt - a.invitedAt || (a.id < b.id ? -1 : 1)),
    byCodeHash: async (codeHash: string) =>
      invitations.select((each) => codeHash !== '' && each.codeHash === codeHash)[0],
  });
}

function delegationsTable({ table }: MemoryShelf): PeopleTables['delegations'] {
  const delegations = table<DelegationRecord>((each) => each.id);
  return Object.assign(delegations, {
    ofCompany: async (pkCorp: string, most: number) =>
      delegations
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1))
        .slice(0, most),
    openOf: async (pkCorp: string) =>
      delegations
        .select((each) => each.pkCorp === pkCorp && (each.state === 'waiting' || each.state === 'standing'))
        .toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1)),
    ofDelegate: async (userId: string) =>
      delegations
        .select((each) => each.toUserId === userId && each.state === 'standing')
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    allAgreed: async () =>
      delegations.select((each) => each.state === 'standing').toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
}

function proposalsTable({ table }: MemoryShelf): PeopleTables['proposals'] {
  const proposals = table<ProposalRecord>((each) => each.id);
  return Object.assign(proposals, {
    ofCompany: async (pkCorp: string, most: number) =>
      proposals
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => b.proposedAt - a.proposedAt || (a.id < b.id ? -1 : 1))
        .slice(0, most),
    openOf: async (pkCorp: string, now: number) =>
      proposals
        .select((each) => each.pkCorp === pkCorp && proposalState(each, now) === 'open')
        .toSorted((a, b) => b.proposedAt - a.proposedAt || (a.id < b.id ? -1 : 1)),
  });
}

function departuresTable({ table }: MemoryShelf): PeopleTables['departures'] {
  const departures = table<DepartureRecord>((each) => each.userId);
  return Object.assign(departures, {
    ofCompany: async (pkCorp: string) =>
      departures.select((each) => each.pkCorp === pkCorp).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
  });
}

export function peopleTables(shelf: MemoryShelf): PeopleTables {
  return {
    invitations: invitationsTable(shelf),
    delegations: delegationsTable(shelf),
    proposals: proposalsTable(shelf),
    departures: departuresTable(shelf),
  };
}
