import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** An invented bank: no bank has the code 999. */
const bankBranch = { bankName: '长屿银行', branchName: '长屿银行示例支行', cnaps: '999290012345' } as const;

/** New and uncertified companies have no account yet. */
const companiesWithoutAccount: readonly string[] = [
  companies.kuangyu,
  companies.chenshi,
  companies.yunting,
  companies.hanshan,
  companies.chunjiang,
].map(({ pkCorp }) => pkCorp);

/** Saves a verified account for all other companies, and for one a second whose small transfer came back. */
export async function saveBankAccounts(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  for (const [serial, { pkCorp }] of Object.values(companies)
    .filter((each) => !companiesWithoutAccount.includes(each.pkCorp))
    .entries()) {
    const addedAt = shanghaiInstant(addDays(today, -80), 10);
    const { personName, userId } = people.find((each) => each.pkCorp === pkCorp) ?? { personName: '', userId: '' };
    const added = {
      ...bankBranch,
      pkCorp,
      addedAt,
      addedBy: personName,
      userId,
      removedAt: undefined,
      transfersSent: [addedAt],
    };
    await transaction.bankAccounts.save({
      ...added,
      id: `BA-DEMO-${serial + 1}`,
      accountNumber: `6299010000000${String(100000 + serial * 37)}`,
      isDefault: true,
      verifiedAt: addedAt + 26 * 3_600_000,
      transfer: { amountFen: 37, sentAt: addedAt, wrong: 0, returned: undefined },
    });
    const sentAt = shanghaiInstant(addDays(today, -1), 11);
    if (pkCorp === companies.yanzhou.pkCorp)
      await transaction.bankAccounts.save({
        ...added,
        id: 'BA-DEMO-R',
        branchName: '长屿银行滨江支行',
        accountNumber: '6299020000000318',
        isDefault: false,
        addedAt: sentAt,
        verifiedAt: undefined,
        transfer: { amountFen: 12, sentAt, wrong: 0, returned: '户名不符' },
        transfersSent: [sentAt],
      });
  }
}
