import * as v from 'valibot';
import { addDays, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { isEnterable, money, parseMoney, sumMoney, type Money } from '../../../src/domain/money/money.ts';
import type { Transaction } from '../store.ts';

/** The last balance that a bank reported of a company's payment account. */
export interface AccountBalance {
  readonly amount: Money;
  /** Name of the bank that reported it. */
  readonly source: string;
  /** Milliseconds. */
  readonly at: number;
}

const fact = (accountId: string): string => `balance ${accountId}`;

const kept = v.object({
  amount: v.pipe(
    v.string(),
    v.check((text) => isEnterable(parseMoney(text))),
  ),
  source: v.string(),
  at: v.number(),
});

/** The last known balance of an account; undefined for none. */
export async function balanceOf({ facts }: Transaction, accountId: string): Promise<AccountBalance | undefined> {
  const found = v.safeParse(kept, await facts.read(fact(accountId)));
  return found.success ? { ...found.output, amount: money(found.output.amount) } : undefined;
}

/** Maximum number of payments on the day of a balance that are examined; the newest come first. */
const maxPaymentsOfDay = 1000;

/** Amount that an issuer has paid for its instruments since a bank reported its balance; `at` in milliseconds. */
export async function paidSince(
  { postings }: Transaction,
  issuerId: string,
  { at }: Pick<AccountBalance, 'at'>,
  today: PlainDate,
): Promise<Money> {
  const query = { companyId: issuerId, side: 'issuer', direction: 'out', flow: 'paid', keyword: '' } as const;
  const day = shanghaiDate(at);
  const sameDay = await postings.ledger({ ...query, from: day, to: day }, { offset: 0, limit: maxPaymentsOfDay });
  const later = await postings.ledgerSums({ ...query, from: addDays(day, 1), to: today });
  return sumMoney([...sameDay.filter((each) => each.at > at).map(({ amount }) => amount), later.out.amount]);
}

/** Saves the balance that a bank reports of an account. `amount` is a decimal text in yuan. */
export async function saveBalance(
  { facts }: Transaction,
  accountId: string,
  balance: { readonly amount: string; readonly source: string; readonly at: number },
): Promise<void> {
  await facts.write(fact(accountId), balance);
}
