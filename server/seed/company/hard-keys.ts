import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** Saves the only open application for a certificate in a token, made a day ago. The registration authority has it. */
export async function saveHardKeys(transaction: Transaction, now: number): Promise<void> {
  const { pkCorp, name } = companies.beiluo;
  const holder = people.find((each) => each.pkCorp === pkCorp && each.isMain);
  if (!holder) return;
  const { userId, personName, mobile } = holder;
  const appliedAt = shanghaiInstant(addDays(shanghaiDate(now), -1), 10);
  await transaction.hardKeys.save({
    number: 'HK00000000',
    pkCorp,
    userId,
    appliedBy: userId,
    appliedByName: personName,
    purpose: 'first',
    replaces: '',
    state: 'applied',
    reason: '',
    courier: '',
    appliedAt,
    since: appliedAt,
    postedAt: undefined,
    certificate: '',
    serial: '',
    revision: 1,
    recipient: personName,
    mobile,
    address: `辽宁省沈阳市铁西区北洛路 8 号 ${name}`,
  });
}
