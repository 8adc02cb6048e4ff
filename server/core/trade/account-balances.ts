import * as v from 'valibot';
import { isEnterable, money, parseMoney, type Money } from '../../../src/domain/money/money.ts';
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

/** Keeps what a bank says of an account. `amount` is a decimal text in yuan. */
export async function saveBalance(
  { facts }: Transaction,
  accountId: string,
  balance: { readonly amount: string; readonly source: string; readonly at: number },
): Promise<void> {
  await facts.write(fact(accountId), balance);
}
