import { money } from '../../../src/domain/money/money.ts';
import type { IssueLimitRecord } from '../../core/records/trade.ts';
import { companies } from '../parties/companies.ts';

const limit = (company: { readonly pkCorp: string }, total: string, validUntil: string): IssueLimitRecord => ({
  id: `${company.pkCorp} credit`,
  companyId: company.pkCorp,
  kind: 'credit',
  total: money(total),
  validUntil,
  isRevolving: true,
});

/** Amounts up to which the core enterprises may issue. */
export const issueLimits: readonly IssueLimitRecord[] = [
  limit(companies.qiheng, '200000000.00', '2027-12-31'),
  limit(companies.lanchuan, '120000000.00', '2027-12-31'),
  limit(companies.beiyu, '80000000.00', '2027-12-31'),
];
