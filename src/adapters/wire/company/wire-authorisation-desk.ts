import type {
  Authorisations,
  AuthorisationDesk,
  AuthorisationOutcome,
  AuthorisationRefusal,
} from '../../../application/ports/company/authorisation-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { authorisationChangeExtensions } from '../../../contract/extensions/company/authorisation-change-extensions.ts';
import { isAuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import {
  authorisationFields,
  authorisationProblems,
  type AuthorisationEntry,
} from '../../../domain/company/shared/authorisation-entry.ts';
import { isProduct } from '../../../domain/catalogue/product-code.ts';
import { outcomeOf } from '../outcome-of.ts';
import { parsePeopleRefusal } from '../people-refused.ts';
import type { WireClient } from '../wire-client.ts';

type AuthorisingWire = AnswerOf<typeof authorisationChangeExtensions.authorisationChanges>;

const reasons: readonly AuthorisationRefusal[] = [
  'proposed',
  'nobody-confirms',
  'too-many',
  'now',
  'overtaken',
  'full',
  'oneself',
  'unidentified',
];

const authorisingOf = ({ innerOrgs, products, authorisations, ...rest }: AuthorisingWire): Authorisations => ({
  ...rest,
  organisations: innerOrgs.map(({ innerOrgId, innerOrgName }) => ({ id: innerOrgId, name: innerOrgName })),
  products: products.filter(isProduct),
  authorisations: authorisations.map(
    ({
      authorisationId,
      innerOrgName,
      products: scope,
      actions,
      mobile,
      validFrom,
      validUntil,
      unconfirmed,
      proposal,
      ...each
    }) => ({
      ...each,
      id: authorisationId,
      organisationName: innerOrgName,
      products: scope.filter(isProduct),
      actions: (actions ?? []).filter(isAuthorisationAction),
      mobile: mobile ?? '',
      from: validFrom,
      until: validUntil,
      unconfirmed: unconfirmed ?? undefined,
      proposal: proposal
        ? {
            id: proposal.proposalId,
            withdraws: proposal.withdraws,
            until: proposal.until,
            isOwn: proposal.isOwn,
            mayDecide: proposal.mayDecide,
            unidentified: proposal.unidentified === true,
          }
        : undefined,
    }),
  ),
});

const sendChange = async (send: () => Promise<AuthorisingWire>): Promise<AuthorisationOutcome> =>
  outcomeOf<AuthorisationOutcome>(
    async () => ({ done: true, now: authorisingOf(await send()) }),
    (fault) => parsePeopleRefusal(fault, reasons, authorisationFields, authorisationProblems),
  );

export class WireAuthorisationDesk implements AuthorisationDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('authorisation-changes');
  }

  async authorisations(signal?: AbortSignal): Promise<Authorisations> {
    return authorisingOf(await this.client.send(authorisationChangeExtensions.authorisationChanges, {}, { signal }));
  }

  async grant({ products, actions, ...entry }: AuthorisationEntry): Promise<AuthorisationOutcome> {
    return sendChange(async () =>
      this.client.send(authorisationChangeExtensions.giveAuthorisation, {
        ...entry,
        products: [...products],
        actions: [...actions],
      }),
    );
  }

  async withdraw(authorisationId: string): Promise<AuthorisationOutcome> {
    return sendChange(async () =>
      this.client.send(authorisationChangeExtensions.withdrawAuthorisation, { authorisationId }),
    );
  }

  async decide(proposalId: string, confirmed: boolean, reason: string): Promise<AuthorisationOutcome> {
    return sendChange(async () =>
      this.client.send(authorisationChangeExtensions.decideAuthorisation, { proposalId, confirmed, reason }),
    );
  }
}
