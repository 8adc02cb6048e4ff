import type {
  Authorising,
  AuthorisingDesk,
  AuthorisingOutcome,
  AuthorisingRefusal,
} from '../../../application/ports/company/authorising-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { authorisingExtensions } from '../../../contract/extensions/company/authorising-extensions.ts';
import { isAuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import {
  authorisationFields,
  authorisationProblems,
  type AuthorisationEntry,
} from '../../../domain/company/shared/authorising.ts';
import { isProduct } from '../../../domain/catalogue/product-code.ts';
import { outcomeOf } from '../outcome-of.ts';
import { parsePeopleRefusal } from '../people-refused.ts';
import type { WireClient } from '../wire-client.ts';

type AuthorisingWire = AnswerOf<typeof authorisingExtensions.authorisationChanges>;

const reasons: readonly AuthorisingRefusal[] = [
  'proposed',
  'nobody-confirms',
  'too-many',
  'now',
  'overtaken',
  'full',
  'oneself',
  'unidentified',
];

const authorisingOf = ({ innerOrgs, products, authorisations, ...rest }: AuthorisingWire): Authorising => ({
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

const sendChange = async (send: () => Promise<AuthorisingWire>): Promise<AuthorisingOutcome> =>
  outcomeOf<AuthorisingOutcome>(
    async () => ({ done: true, now: authorisingOf(await send()) }),
    (fault) => parsePeopleRefusal(fault, reasons, authorisationFields, authorisationProblems),
  );

export class WireAuthorisingDesk implements AuthorisingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('authorisation-changes');
  }

  async authorising(signal?: AbortSignal): Promise<Authorising> {
    return authorisingOf(await this.client.send(authorisingExtensions.authorisationChanges, {}, { signal }));
  }

  async give({ products, actions, ...entry }: AuthorisationEntry): Promise<AuthorisingOutcome> {
    return sendChange(async () =>
      this.client.send(authorisingExtensions.giveAuthorisation, {
        ...entry,
        products: [...products],
        actions: [...actions],
      }),
    );
  }

  async withdraw(authorisationId: string): Promise<AuthorisingOutcome> {
    return sendChange(async () => this.client.send(authorisingExtensions.withdrawAuthorisation, { authorisationId }));
  }

  async decide(proposalId: string, confirmed: boolean, reason: string): Promise<AuthorisingOutcome> {
    return sendChange(async () =>
      this.client.send(authorisingExtensions.decideAuthorisation, { proposalId, confirmed, reason }),
    );
  }
}
