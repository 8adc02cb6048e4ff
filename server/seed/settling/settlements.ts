import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import type { SettlementRecord } from '../../core/records/settling.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** Companies that have not settled with the partner bank (checklist F-144). */
const unsettledCompanies: readonly string[] = [
  companies.yuanhang,
  companies.yunting,
  companies.hanshan,
  companies.chunjiang,
  companies.ximo,
  companies.lanchuan,
].map(({ pkCorp }) => pkCorp);

/** Saves settlements: of one company as outdated by a change, of one as refused, of the others as settled long ago. */
export async function saveSettlements(transaction: Transaction, now: number): Promise<void> {
  const [settledAt, changedAt] = [
    shanghaiInstant(addDays(shanghaiDate(now), -70), 15),
    shanghaiInstant(addDays(shanghaiDate(now), -2), 10),
  ];
  for (const { pkCorp } of Object.values(companies).filter((each) => !unsettledCompanies.includes(each.pkCorp))) {
    const { personName, userId } = people.find((each) => each.pkCorp === pkCorp && each.isMain) ?? {
      personName: '',
      userId: '',
    };
    const submission = { event: 'hand-in', at: settledAt - 4 * 86_400_000, by: personName, reason: '' } as const;
    const settled: SettlementRecord = {
      pkCorp,
      state: 'settled',
      reason: '',
      since: settledAt,
      by: personName,
      userId,
      migratedAt: settledAt + 86_400_000,
      steps: [submission, { event: 'take', at: settledAt, by: '', reason: '' }],
    };
    const exceptions: ReadonlyMap<string, Partial<SettlementRecord>> = new Map([
      [
        companies.nanqiao.pkCorp,
        {
          state: 'changed',
          reason: '法定代表人变更后尚未在合作银行备案',
          since: changedAt,
          migratedAt: undefined,
          steps: [submission, { event: 'change', at: changedAt, by: '', reason: '法定代表人变更后尚未在合作银行备案' }],
        },
      ],
      [
        companies.dongli.pkCorp,
        {
          state: 'refused',
          reason: '企业联系电话无法接通，请更新后重新提交',
          since: changedAt,
          migratedAt: undefined,
          steps: [
            submission,
            { event: 'refuse', at: changedAt, by: '', reason: '企业联系电话无法接通，请更新后重新提交' },
          ],
        },
      ],
    ]);
    await transaction.settlements.save({ ...settled, ...exceptions.get(pkCorp) });
  }
}
