import * as v from 'valibot';
import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** Life of a password that an operator has set, in milliseconds of real time. */
export const initialPasswordLife = 24 * 3_600_000;

type Owner = Pick<UserRecord, 'userId' | 'passwordHash'>;

const limitSchema = v.object({ mark: v.string(), until: v.number() });
const factOf = ({ userId }: Owner): string => `initial-password ${userId}`;
const markOf = async ({ userId, passwordHash }: Owner): Promise<string> =>
  sha256Hex(`initial-password\n${userId}\n${passwordHash}`);

/** Limits the life of a password that an operator has set. Another password of the account has no limit. */
export async function limitInitialPassword(transaction: Transaction, owner: Owner, now: number): Promise<void> {
  await transaction.facts.write(factOf(owner), { mark: await markOf(owner), until: now + initialPasswordLife });
}

/** Whether the present password was set by an operator, and its time is over. */
export async function isInitialPasswordOver(transaction: Transaction, owner: Owner, now: number): Promise<boolean> {
  const limit = v.safeParse(limitSchema, await transaction.facts.read(factOf(owner)));
  return limit.success && now >= limit.output.until && limit.output.mark === (await markOf(owner));
}
