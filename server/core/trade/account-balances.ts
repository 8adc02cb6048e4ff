import * as v from 'valibot';
import { addDays, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { isEnterable, money, parseMoney, sumMoney, type Money } from '../../../src/domain/money/money.ts';
import type { Transaction } from '../store.ts';

/** What a bank last said of the account from which a company pays. */
export interface AccountBalance {
  readonly amount: Money;
  /** Name of the bank that said it. */
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

/** The most payments of the day of a balance that are looked through; the newest come first. */
const mostOnDay = 1000;

/** What an issuer has paid for its instruments since a bank told its balance; `at` in milliseconds. */
export async function paidSince(
  { postings }: Transaction,
  issuerId: string,
  { at }: Pick<AccountBalance, 'at'>,
  today: PlainDate,
): Promise<Money> {
  const query = { companyId: issuerId, side: 'issuer', direction: 'out', flow: 'paid', keyword: '' } as const;
  const day = shanghaiDate(at);
  const sameDay = await postings.ledger({ ...query, from: day, to: day }, { offset: 0, limit: mostOnDay });
  const later = await postings.ledgerSums({ ...query, from: addDays(day, 1), to: today });
  return sumMoney([...sameDay.filter((each) => each.at > at).map(({ amount }) => amount), later.out.amount]);
}

/** Keeps what a bank says of an account. `amount` is a decimal text in yuan. */
export async function saveBalance(
  { facts }: Transaction,
  accountId: string,
  balance: { readonly amount: string; readonly source: string; readonly at: number },
): Promise<void> {
  await facts.write(fact(accountId), balance);
}
