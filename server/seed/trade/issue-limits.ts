import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { IssueLimitRecord, LimitChangeRecord, LimitRequestRecord } from '../../core/records/trade.ts';
import { companies } from '../parties/companies.ts';

const limit = (company: { readonly pkCorp: string }, total: string, validUntil: string): IssueLimitRecord => ({
  id: `${company.pkCorp} credit`,
  companyId: company.pkCorp,
  kind: 'credit',
  total: money(total),
  validFrom: '',
  validUntil,
  isRevolving: true,
  reminded: undefined,
});

/** Amounts up to which the core enterprises may issue. */
export const issueLimits: readonly IssueLimitRecord[] = [
  limit(companies.qiheng, '200000000.00', '2027-12-31'),
  limit(companies.lanchuan, '120000000.00', '2027-12-31'),
  limit(companies.beiyu, '80000000.00', '2027-12-31'),
];

/** Number of days ago on which the limits were granted, and on which one of them was raised. */
const grantedBefore = 400;
const raisedBefore = 90;
const answeredAfter = 4;

const first: LimitTerms = { total: money('150000000.00'), validFrom: '', validUntil: '2026-12-31', isRevolving: true };

const requestId = 'LR-QIHENG-1';

/** The request by which the first company's limit was raised. */
export const limitRequestsOf = (today: PlainDate): readonly LimitRequestRecord[] =>
  issueLimits.slice(0, 1).map(({ id, companyId, kind, total, validFrom, validUntil, isRevolving }) => ({
    id: requestId,
    limitId: id,
    companyId,
    kind,
    before: first,
    wanted: { total, validFrom, validUntil, isRevolving },
    reason: '明年新增 12 家一级供应商，现有额度预计三季度用满。',
    state: 'granted',
    makerUserId: '',
    makerName: '骆秋白',
    sentAt: shanghaiInstant(addDays(today, -raisedBefore - answeredAfter), 10),
    endedAt: shanghaiInstant(addDays(today, -raisedBefore), 16),
    words: '年审通过，同意调增并延期。',
  }));

/** Changes that led to the present limits. */
export const limitChangesOf = (today: PlainDate): readonly LimitChangeRecord[] =>
  issueLimits.flatMap(({ id, companyId, total, validFrom, validUntil, isRevolving }, index) => {
    const present: LimitTerms = { total, validFrom, validUntil, isRevolving };
    const isRaised = index === 0;
    const grant: LimitChangeRecord = {
      id: `LC-${companyId}-1`,
      limitId: id,
      at: shanghaiInstant(addDays(today, -grantedBefore), 11),
      before: undefined,
      after: isRaised ? first : present,
      madeBy: '许知远',
      checkedBy: '高明远',
      reason: '首次授予。',
      requestId: '',
    };
    if (!isRaised) return [grant];
    const at = shanghaiInstant(addDays(today, -raisedBefore), 16);
    const reason = '年审通过，同意调增并延期。';
    return [grant, { ...grant, id: `LC-${companyId}-2`, at, before: first, after: present, reason, requestId }];
  });
