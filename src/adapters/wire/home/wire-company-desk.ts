import type { CompanyDesk } from '../../../application/ports/home/company-desk.ts';
import { companyFactsExtensions } from '../../../contract/extensions/home/company-facts-extensions.ts';
import type { CompanyFacts } from '../../../domain/home/company-facts.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

export class WireCompanyDesk implements CompanyDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('company-facts');
  }

  async facts(signal?: AbortSignal): Promise<CompanyFacts> {
    const { billAgencyType: type, billAgencyEffectDate, licenceUntil, certificateUntil, steps, limits } = await this.client.send(companyFactsExtensions.companyFacts, {}, { signal });
    return {
      // 1 is a violating member, anything else one that is watched (document 1, section 4).
      standing: type === null || type === undefined ? undefined : type === '1' ? 'violating' : 'watch-listed', effectiveOn: billAgencyEffectDate ?? '',
      licenceUntil: licenceUntil ?? '', certificateUntil: certificateUntil ?? '', done: steps,
      limits: limits.map(({ financeName, limitAmount, usedAmount }) => ({ funder: financeName, limit: moneyFromWire(limitAmount), used: moneyFromWire(usedAmount) })),
    };
  }
}
