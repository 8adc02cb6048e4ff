import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import type { SettlementRecord } from '../../core/records/settling.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** Those that have still to settle in to the partner bank, for whatever reason (checklist F-144). */
const open: readonly string[] = [
  companies.yuanhang,
  companies.yunting,
  companies.hanshan,
  companies.chunjiang,
  companies.ximo,
  companies.lanchuan,
].map(({ pkCorp }) => pkCorp);

/** Most companies have settled in long ago; one no longer meets what the bank asks for, and one was refused. */
export async function saveSettlements(transaction: Transaction, now: number): Promise<void> {
  const [took, lately] = [
    shanghaiInstant(addDays(shanghaiDate(now), -70), 15),
    shanghaiInstant(addDays(shanghaiDate(now), -2), 10),
  ];
  for (const { pkCorp } of Object.values(companies).filter((each) => !open.includes(each.pkCorp))) {
    const { personName, userId } = people.find((each) => each.pkCorp === pkCorp && each.isMain) ?? {
      personName: '',
      userId: '',
    };
    const handedIn = { event: 'hand-in', at: took - 4 * 86_400_000, by: personName, reason: '' } as const;
    const settled: SettlementRecord = {
      pkCorp,
      state: 'settled',
      reason: '',
      since: took,
      by: personName,
      userId,
      migratedAt: took + 86_400_000,
      steps: [handedIn, { event: 'take', at: took, by: '', reason: '' }],
    };
    const otherwise: ReadonlyMap<string, Partial<SettlementRecord>> = new Map([
      [
        companies.nanqiao.pkCorp,
        {
          state: 'changed',
          reason: '法定代表人变更后尚未在合作银行备案',
          since: lately,
          migratedAt: undefined,
          steps: [handedIn, { event: 'change', at: lately, by: '', reason: '法定代表人变更后尚未在合作银行备案' }],
        },
      ],
      [
        companies.dongli.pkCorp,
        {
          state: 'refused',
          reason: '企业联系电话无法接通，请更新后重新提交',
          since: lately,
          migratedAt: undefined,
          steps: [handedIn, { event: 'refuse', at: lately, by: '', reason: '企业联系电话无法接通，请更新后重新提交' }],
        },
      ],
    ]);
    await transaction.settlements.save({ ...settled, ...otherwise.get(pkCorp) });
  }
}
