import type {
  Organisations,
  OrganisationDesk,
  OrganisationOutcome,
  ReadOrganisation,
} from '../../../application/ports/company/organisation-desk.ts';
import { organisationExtensions } from '../../../contract/extensions/company/organisation-extensions.ts';
import {
  organisationBars,
  organisationFields,
  organisationProblems,
  type OrganisationEntry,
} from '../../../domain/company/shared/organisation-entry.ts';
import { outcomeOf } from '../outcome-of.ts';
import { parsePeopleRefusal } from '../people-refused.ts';
import type { WireClient } from '../wire-client.ts';

const sendChange = async (send: () => Promise<{ readonly innerOrgId: string }>): Promise<OrganisationOutcome> =>
  outcomeOf<OrganisationOutcome>(
    async () => ({ done: true, now: (await send()).innerOrgId }),
    (fault) =>
      parsePeopleRefusal(fault, organisationBars, organisationFields, organisationProblems, 'ORGANISATION_REFUSED'),
  );

const readToWire = ({ organisationId, version }: ReadOrganisation) => ({ innerOrgId: organisationId, version });

export class WireOrganisationDesk implements OrganisationDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('inner-org-changes');
  }

  async organisations(signal?: AbortSignal): Promise<Organisations> {
    const { mayChange, innerOrgs, people, changes } = await this.client.send(
      organisationExtensions.innerOrgChanges,
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

  async create(entry: OrganisationEntry): Promise<OrganisationOutcome> {
    return sendChange(async () => this.client.send(organisationExtensions.makeInnerOrg, { ...entry }));
  }

  async rename(read: ReadOrganisation, name: string): Promise<OrganisationOutcome> {
    return sendChange(async () =>
      this.client.send(organisationExtensions.renameInnerOrg, { ...readToWire(read), name }),
    );
  }

  async move(read: ReadOrganisation, parentId: string): Promise<OrganisationOutcome> {
    return sendChange(async () =>
      this.client.send(organisationExtensions.moveInnerOrg, { ...readToWire(read), parentId }),
    );
  }

  async close(read: ReadOrganisation): Promise<OrganisationOutcome> {
    return sendChange(async () => this.client.send(organisationExtensions.stopInnerOrg, readToWire(read)));
  }

  async reopen(read: ReadOrganisation): Promise<OrganisationOutcome> {
    return sendChange(async () => this.client.send(organisationExtensions.reopenInnerOrg, readToWire(read)));
  }

  async place(userId: string, seen: string, organisationId: string): Promise<OrganisationOutcome> {
    const asked = { userId, seen, innerOrgId: organisationId };
    return sendChange(async () => this.client.send(organisationExtensions.placeInnerOrgMember, asked));
  }
}
