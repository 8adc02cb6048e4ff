import type {
  CompanyContext,
  ContextSwitchDesk,
  ServedAccount,
} from '../../../application/ports/shell/context-switch-desk.ts';
import { corpCalls } from '../../../contract/documented/shell/corp.ts';
import { companyExtensions } from '../../../contract/extensions/shell/company-extensions.ts';
import { isProduct, platformCode, type ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { WireClient } from '../wire-client.ts';

export class WireContextSwitchDesk implements ContextSwitchDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async companyContext(): Promise<CompanyContext> {
    const { openedProductCorps: opened, innerOrgInfo } = await this.client.send(corpCalls.corpInfo, {});
    return {
      opened: opened
        ? new Set(
            Object.keys(opened)
              .filter(isProduct)
              .filter((product) => opened[product]),
          )
        : undefined,
      institution: innerOrgInfo?.innerOrgName ?? '',
    };
  }

  async servedAccounts(): Promise<readonly ServedAccount[]> {
    if (!this.client.offers('served-companies')) return [];
    return (await this.client.send(companyExtensions.servedCompanies, {})).map(
      ({ userId, corpName, roleNames, institution, isCurrent }) => ({
        userId,
        company: corpName,
        roles: roleNames,
        institution: institution ?? '',
        isCurrent,
      }),
    );
  }

  async enter(userId: string): Promise<void> {
    await this.client.send(companyExtensions.enterCompany, { userId });
  }

  async recordReturn(product: ProductCode | undefined): Promise<void> {
    await this.client.send(corpCalls.switchProduct, { product: product ?? platformCode });
  }
}
