import type {
  DelegationDesk,
  DelegationOutcome,
  DelegationRefusal,
  Delegations,
} from '../../../application/ports/people/delegation-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { delegationExtensions } from '../../../contract/extensions/people/delegation-extensions.ts';
import {
  delegationFields,
  delegationObjections,
  delegationProblems,
  type DelegationEntry,
} from '../../../domain/people/shared/delegation-entry.ts';
import { outcomeOf } from '../outcome-of.ts';
import { parsePeopleRefusal } from '../people-refused.ts';
import type { WireClient } from '../wire-client.ts';

type DelegationsWire = AnswerOf<typeof delegationExtensions.delegations>;

const reasons: readonly DelegationRefusal[] = [...delegationObjections, 'too-many', 'nobody-confirms', 'now'];

const rolesOf = (roles: DelegationsWire['people'][number]['roles']) =>
  roles.map(({ template, ...role }) => ({ ...role, template: template ?? undefined }));

function delegationsOf({ people, delegations, ...rest }: DelegationsWire): Delegations {
  return {
    ...rest,
    people: people.map(({ roles, ...each }) => ({ ...each, roles: rolesOf(roles) })),
    delegations: delegations.map(({ delegationId, roles, ended, ...each }) => ({
      ...each,
      id: delegationId,
      roles: rolesOf(roles),
      ended: ended ?? undefined,
    })),
  };
}

const sendChange = async (send: () => Promise<DelegationsWire>): Promise<DelegationOutcome> =>
  outcomeOf<DelegationOutcome>(
    async () => ({ done: true, now: delegationsOf(await send()) }),
    (fault) => parsePeopleRefusal(fault, reasons, delegationFields, delegationProblems),
  );

export class WireDelegationDesk implements DelegationDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('delegations');
  }

  async delegations(signal?: AbortSignal): Promise<Delegations> {
    return delegationsOf(await this.client.send(delegationExtensions.delegations, {}, { signal }));
  }

  async name({ roles, ...entry }: DelegationEntry): Promise<DelegationOutcome> {
    return sendChange(async () => this.client.send(delegationExtensions.nameDelegate, { ...entry, roles: [...roles] }));
  }

  async end(delegationId: string): Promise<DelegationOutcome> {
    return sendChange(async () => this.client.send(delegationExtensions.endDelegation, { delegationId }));
  }
}
