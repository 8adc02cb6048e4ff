import type {
  Organising,
  OrganisingDesk,
  OrganisingOutcome,
  ReadOrganisation,
} from '../../../application/ports/company/organising-desk.ts';
import { organisingExtensions } from '../../../contract/extensions/company/organising-extensions.ts';
import {
  organisationBars,
  organisationFields,
  organisationProblems,
  type OrganisationEntry,
} from '../../../domain/company/shared/organising.ts';
import { outcomeOf } from '../outcome-of.ts';
import { parsePeopleRefusal } from '../people-refused.ts';
import type { WireClient } from '../wire-client.ts';

const sendChange = async (send: () => Promise<{ readonly innerOrgId: string }>): Promise<OrganisingOutcome> =>
  outcomeOf<OrganisingOutcome>(
    async () => ({ done: true, now: (await send()).innerOrgId }),
    (fault) =>
      parsePeopleRefusal(fault, organisationBars, organisationFields, organisationProblems, 'ORGANISATION_REFUSED'),
  );

const readToWire = ({ organisationId, version }: ReadOrganisation) => ({ innerOrgId: organisationId, version });

export class WireOrganisingDesk implements OrganisingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('inner-org-changes');
  }

  async organising(signal?: AbortSignal): Promise<Organising> {
    const { mayChange, innerOrgs, people, changes } = await this.client.send(
      organisingExtensions.innerOrgChanges,
      {},
      { signal },
    );
    return {
      mayChange,
      organisations: innerOrgs.map(({ innerOrgId, innerOrgCode, innerOrgName, ...rest }) => ({
        ...rest,
        id: innerOrgId,
        code: innerOrgCode,
        name: innerOrgName,
      })),
      people: people.map(({ innerOrgId, ...rest }) => ({ ...rest, organisationId: innerOrgId })),
      changes,
    };
  }

  async make(entry: OrganisationEntry): Promise<OrganisingOutcome> {
    return sendChange(async () => this.client.send(organisingExtensions.makeInnerOrg, { ...entry }));
  }

  async rename(read: ReadOrganisation, name: string): Promise<OrganisingOutcome> {
    return sendChange(async () => this.client.send(organisingExtensions.renameInnerOrg, { ...readToWire(read), name }));
  }

  async move(read: ReadOrganisation, parentId: string): Promise<OrganisingOutcome> {
    return sendChange(async () =>
      this.client.send(organisingExtensions.moveInnerOrg, { ...readToWire(read), parentId }),
    );
  }

  async stop(read: ReadOrganisation): Promise<OrganisingOutcome> {
    return sendChange(async () => this.client.send(organisingExtensions.stopInnerOrg, readToWire(read)));
  }

  async reopen(read: ReadOrganisation): Promise<OrganisingOutcome> {
    return sendChange(async () => this.client.send(organisingExtensions.reopenInnerOrg, readToWire(read)));
  }

  async place(userId: string, seen: string, organisationId: string): Promise<OrganisingOutcome> {
    const asked = { userId, seen, innerOrgId: organisationId };
    return sendChange(async () => this.client.send(organisingExtensions.placeInnerOrgMember, asked));
  }
}
