import {
  resetNotice,
  resetRest,
  resetWaitState,
  type ResetWaitState,
} from '../../../src/domain/identity/reset-wait.ts';
import type { CallContext } from '../context.ts';
import type { ResetWaitRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { agentOf } from './security-events.ts';

const markOf = async ({ passwordHash }: UserRecord): Promise<string> => sha256Hex(`reset-wait ${passwordHash}`);

/** A waiting password reset with its state. */
export interface PresentWait {
  readonly wait: ResetWaitRecord;
  readonly state: ResetWaitState;
}

/** A request as it applies to its account at an instant of real time; undefined for one that no longer applies. */
async function judgeWait(
  wait: ResetWaitRecord | undefined,
  user: UserRecord,
  now: number,
): Promise<PresentWait | undefined> {
  if (!wait || wait.passwordMark !== (await markOf(user))) return undefined;
  const state = resetWaitState(wait, now);
  return state === 'over' ? undefined : { wait, state };
}

/** The applicable requests of several accounts, by account. `now`: real time. */
export async function presentWaits(
  transaction: Transaction,
  users: readonly UserRecord[],
  now: number,
): Promise<ReadonlyMap<string, PresentWait>> {
  const waits = await transaction.resetWaits.findAll(users.map(({ userId }) => userId));
  const present = new Map<string, PresentWait>();
  for (const wait of waits) {
    const user = users.find(({ userId }) => userId === wait.userId);
    const judged = user && (await judgeWait(wait, user, now));
    if (judged) present.set(wait.userId, judged);
  }
  return present;
}

/**
 * The applicable request of an account, read or locked; undefined for none. A new password ends it. `now`: real time.
 */
export async function presentWait(
  transaction: Transaction,
  how: 'find' | 'lock',
  user: UserRecord,
  now: number,
): Promise<PresentWait | undefined> {
  return judgeWait(await transaction.resetWaits[how](user.userId), user, now);
}

/**
 * Makes a password reset wait, or returns the one that already waits. Refuses with RESET_STOPPED after its owner
 * stopped one. The calling code must hold the account.
 */
export async function beginWait(
  transaction: Transaction,
  user: UserRecord,
  from: Pick<CallContext, 'source' | 'agent'>,
  now: number,
): Promise<PresentWait & { readonly isNew: boolean }> {
  const present = await presentWait(transaction, 'lock', user, now);
  if (present?.state === 'stopped')
    throw new Refusal('RESET_STOPPED', {
      minutes: Math.max(1, Math.ceil(((present.wait.stoppedAt ?? now) + resetRest - now) / 60_000)),
    });
  if (present) return { ...present, isNew: false };
  const wait: ResetWaitRecord = {
    userId: user.userId,
    passwordMark: await markOf(user),
    askedAt: now,
    readyAt: now + resetNotice,
    stoppedAt: undefined,
    confirmedBy: undefined,
    source: from.source,
    agent: agentOf(from),
  };
  await transaction.resetWaits.save(wait);
  return { wait, state: 'waiting', isNew: true };
}
