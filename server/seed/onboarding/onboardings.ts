import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import type { OnboardingRecord } from '../../core/records/onboarding.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** Companies that are not onboarded with the partner bank (checklist F-144). */
const companiesNotOnboarded: readonly string[] = [
  companies.yuanhang,
  companies.yunting,
  companies.hanshan,
  companies.chunjiang,
  companies.ximo,
  companies.lanchuan,
].map(({ pkCorp }) => pkCorp);

/** Saves onboardings: one outdated by a change, one refused, the others completed long ago. */
export async function saveOnboardings(transaction: Transaction, now: number): Promise<void> {
  const [onboardedAt, changedAt] = [
    shanghaiInstant(addDays(shanghaiDate(now), -70), 15),
    shanghaiInstant(addDays(shanghaiDate(now), -2), 10),
  ];
  for (const { pkCorp } of Object.values(companies).filter((each) => !companiesNotOnboarded.includes(each.pkCorp))) {
    const { personName, userId } = people.find((each) => each.pkCorp === pkCorp && each.isMain) ?? {
      personName: '',
      userId: '',
    };
    const submission = { event: 'hand-in', at: onboardedAt - 4 * 86_400_000, by: personName, reason: '' } as const;
    const onboarded: OnboardingRecord = {
      pkCorp,
      state: 'settled',
      reason: '',
      since: onboardedAt,
      by: personName,
      userId,
      migratedAt: onboardedAt + 86_400_000,
      steps: [submission, { event: 'take', at: onboardedAt, by: '', reason: '' }],
    };
    const exceptions: ReadonlyMap<string, Partial<OnboardingRecord>> = new Map([
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
    await transaction.onboardings.save({ ...onboarded, ...exceptions.get(pkCorp) });
  }
}
