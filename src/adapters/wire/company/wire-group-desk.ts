import type { Authorisation, GroupDesk, GroupHead } from '../../../application/ports/company/group-desk.ts';
import { innerOrgCalls } from '../../../contract/documented/company/inner-orgs.ts';
import { authorisationExtensions } from '../../../contract/extensions/company/authorisation-extensions.ts';
import { isAuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import { authorisationStates } from '../../../domain/parties/authorisation.ts';
import type { InnerOrganisation } from '../../../domain/parties/inner-organisation.ts';
import { isProduct } from '../../../domain/catalogue/product-code.ts';
import type { WireClient } from '../wire-client.ts';

const states: ReadonlyMap<string, 'active' | 'stopped'> = new Map([
  ['VALID', 'active'],
  ['STOPPED', 'stopped'],
]);

export class WireGroupDesk implements GroupDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async head(signal?: AbortSignal): Promise<GroupHead | undefined> {
    const head = await this.client.send(innerOrgCalls.groupHead, {}, { signal });
    return head
      ? {
          name: head.corpName,
          uscc: head.socialCreditCode ?? '',
          isOwn: head.isOwn === true,
          isMember: head.isMember === true,
        }
      : undefined;
  }

  async organisations(signal?: AbortSignal): Promise<readonly InnerOrganisation[]> {
    return (await this.client.send(innerOrgCalls.innerOrgs, {}, { signal })).map(
      ({ innerOrgId, innerOrgCode, innerOrgName, innerOrgLevel, parentId, state, products }) => ({
        id: innerOrgId,
        code: innerOrgCode ?? '',
        name: innerOrgName,
        level: innerOrgLevel ?? 1,
        parentId: parentId ?? '',
        state: states.get(state ?? '') ?? 'unrecognised',
        products: (products ?? []).filter(isProduct),
      }),
    );
  }

  async authorisations(signal?: AbortSignal): Promise<readonly Authorisation[]> {
    return (await this.client.send(authorisationExtensions.authorisations, {}, { signal })).map(
      ({
        authorisationId,
        personName,
        innerOrgName,
        products,
        actions,
        validFrom,
        validUntil,
        withdrawnOn,
        state,
      }) => ({
        id: authorisationId,
        personName,
        organisationName: innerOrgName,
        products: products.filter(isProduct),
        actions: (actions ?? []).filter(isAuthorisationAction),
        from: validFrom,
        until: validUntil,
        withdrawnOn: withdrawnOn ?? '',
        state: authorisationStates.find((each) => each === state) ?? 'unrecognised',
      }),
    );
  }
}
