import { PostgresInvitations, invitationMapping, PostgresDepartures, departureMapping } from './invitations.ts';
import { PostgresDelegations, delegationMapping } from './delegations.ts';
import { PostgresProposals, proposalMapping } from './proposals.ts';
import type { PeopleTables } from '../../../../core/tables/people.ts';
import type { Connection } from '../../database.ts';

export function peopleTables(connection: Connection): PeopleTables {
  return {
    invitations: new PostgresInvitations(connection, invitationMapping),
    delegations: new PostgresDelegations(connection, delegationMapping),
    proposals: new PostgresProposals(connection, proposalMapping),
    departures: new PostgresDepartures(connection, departureMapping),
  };
}
