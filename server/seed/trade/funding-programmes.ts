import { money } from '../../../src/domain/money/money.ts';
import { fundingLimitId } from '../../core/trade/financing/funding-offers.ts';
import type { FundingLimitRecord, FundingProgrammeRecord } from '../../core/records/trade.ts';
import { companies } from '../parties/companies.ts';

const usual = {
  kind: 'credit',
  dayBasis: 360,
  interestTime: 'advance',
  interestBearer: 'supplier',
  feeLeast: money('0.00'),
  feeMost: undefined,
  feeTaxRate: 60_000,
  graceDays: 5,
  penaltyRate: 54_000,
  cutOffHour: 16,
  startsOn: 'AUDITED',
  minAmount: money('10000.00'),
  maxDays: 365,
  validDays: 5,
  isPaused: false,
} as const satisfies Partial<FundingProgrammeRecord>;

/** Accounts to which the funders are repaid. */
const ofChangyu = { repaymentBank: '长屿银行宁波分行', repaymentAccount: '3305010099000026118' } as const;
const ofHeze = { repaymentBank: '长屿银行上海分行', repaymentAccount: '3101010055000073902' } as const;

/** Conditions of the demo world's funders. */
export const fundingProgrammes: readonly FundingProgrammeRecord[] = [
  {
    ...usual,
    ...ofChangyu,
    id: 'FP-CHANGYU-1',
    funderId: companies.changyu.pkCorp,
    funderName: '长屿银行股份有限公司宁波分行',
    title: '',
    annualRate: 36_000,
    feeRate: 1000,
    hasRecourse: true,
    settlementDays: 3,
  },
  {
    ...usual,
    ...ofChangyu,
    id: 'FP-CHANGYU-2',
    funderId: companies.changyu.pkCorp,
    funderName: '长屿银行股份有限公司宁波分行',
    title: '',
    annualRate: 38_500,
    feeRate: 1000,
    hasRecourse: false,
    settlementDays: 1,
  },
  {
    ...usual,
    ...ofHeze,
    id: 'FP-HEZE-1',
    funderId: companies.heze.pkCorp,
    funderName: '禾泽商业保理(天津)有限公司',
    title: '',
    annualRate: 52_000,
    feeRate: 0,
    hasRecourse: false,
    settlementDays: 0,
    startsOn: 'SUBMITTED',
  },
  {
    ...usual,
    ...ofChangyu,
    id: 'FP-CHANGYU-3',
    funderId: companies.changyu.pkCorp,
    funderName: '长屿银行股份有限公司西安分行',
    title: '启衡专项',
    annualRate: 34_000,
    feeRate: 1000,
    hasRecourse: false,
    settlementDays: 2,
  },
];

const limit = (programmeId: string, issuer: { readonly pkCorp: string }, total: string): FundingLimitRecord => ({
  id: fundingLimitId(programmeId, issuer.pkCorp),
  programmeId,
  issuerId: issuer.pkCorp,
  total: money(total),
  validUntil: '2027-12-31',
  isRevolving: true,
});

/** Amounts up to which the funders finance each core enterprise's instruments. */
export const fundingLimits: readonly FundingLimitRecord[] = [
  limit('FP-CHANGYU-1', companies.qiheng, '6400000.00'),
  limit('FP-CHANGYU-2', companies.qiheng, '3100000.00'),
  limit('FP-HEZE-1', companies.qiheng, '2000000.00'),
  limit('FP-CHANGYU-3', companies.qiheng, '860000.00'),
  limit('FP-CHANGYU-1', companies.lanchuan, '5000000.00'),
  limit('FP-HEZE-1', companies.lanchuan, '1500000.00'),
  limit('FP-CHANGYU-2', companies.beiyu, '4000000.00'),
];
