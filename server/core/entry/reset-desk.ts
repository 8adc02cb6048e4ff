import { needsSecondProof } from '../../../src/domain/identity/second-factor.ts';
import { resetRest, type ResetWay } from '../../../src/domain/identity/reset-wait.ts';
import { isConfirmerOf } from '../account/shared/reset-confirmers.ts';
import { sendSecurityNotice, sendSecurityMessages } from '../account/shared/security-notices.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { factorTerms } from '../identity/factor-terms.ts';
import { otherFactors, type OtherFactor } from '../identity/other-factors.ts';
import { beginWait, presentWait, type PresentWait } from '../identity/reset-waits.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Parts } from '../parts.ts';
import type { RecoveryProofRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { currentProof } from './recovery-proof.ts';
import { visitorSession } from './visitor-session.ts';

const wireWays: Readonly<Record<OtherFactor, ResetWay>> = { app: 'APP', 'recovery-code': 'RECOVERY_CODE' };
const wireStates = { waiting: 'WAITING', ready: 'READY', stopped: 'STOPPED', over: 'NONE' } as const;

/**
 * Whether a proof alone does not reset the password: it is a code to the telephone, and the telephone is the second
 * step of signing in too. A key suffices, because it proves possession and a PIN.
 */
export async function needsOtherFactor(
  transaction: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  { by }: Pick<RecoveryProofRecord, 'by'>,
  user: UserRecord,
): Promise<boolean> {
  return by === 'sms' && needsSecondProof(await factorTerms(transaction, user), clock.now());
}

async function confirmersOf(transaction: Transaction, user: UserRecord): Promise<readonly UserRecord[]> {
  return (await transaction.users.ofCompany(user.pkCorp)).filter((each) => isConfirmerOf(each, user));
}

/**
 * Needs of a password reset of an account with two steps, in addition to the code by telephone, and waiting instead.
 */
export function resetDesk(parts: Parts): Desk<'resetNeeds' | 'resetWait'> {
  const { store, clock } = parts;

  async function answerOf(
    transaction: Transaction,
    { proof, user }: { readonly proof: RecoveryProofRecord; readonly user: UserRecord },
    present: PresentWait | undefined,
  ) {
    const isNeeded = await needsOtherFactor(transaction, parts, proof, user);
    const factors = isNeeded ? await otherFactors(transaction, user.userId) : [];
    const state = present && isNeeded ? wireStates[present.state] : 'NONE';
    const { stoppedAt, readyAt = 0 } = present?.wait ?? {};
    // Waits use real time, and the portal's clock may be ahead of it.
    const ahead = clock.now() - clock.realTime();
    const ways: ResetWay[] = [...factors.map((each) => wireWays[each]), ...(isNeeded ? (['WAIT'] as const) : [])];
    return {
      isNeeded,
      ways,
      state,
      at: state === 'NONE' ? undefined : (stoppedAt === undefined ? readyAt : stoppedAt + resetRest) + ahead,
      hasConfirmer: isNeeded && (await confirmersOf(transaction, user)).length > 0,
    } as const;
  }

  async function tellOwner(user: UserRecord, wait: PresentWait['wait'], context: CallContext): Promise<void> {
    const until = wait.readyAt + clock.now() - clock.realTime();
    await sendSecurityNotice(parts, user, { news: 'reset-waits', until }, context);
  }

  return {
    resetNeeds: async ({ ticket, picAuthToken }, context) => {
      const visitor = visitorSession(context, picAuthToken, clock.realTime());
      return store.transaction(async (transaction) => {
        const now = clock.realTime();
        const held = await currentProof(transaction, 'find', ticket, { purpose: 'reset', visitor, now });
        return answerOf(transaction, held, await presentWait(transaction, 'find', held.user, now));
      });
    },

    resetWait: async ({ ticket, picAuthToken }, context) => {
      const opened = visitorSession(context, picAuthToken, clock.realTime());
      const { answer, begun, user } = await store.transaction(async (transaction) => {
        const now = clock.realTime();
        const about = { purpose: 'reset', visitor: opened, now } as const;
        const found = await currentProof(transaction, 'find', ticket, about);
        await transaction.users.lock(found.user.userId);
        const visitor = await lockVisitorSession(transaction, opened, now);
        const held = await currentProof(transaction, 'lock', ticket, { ...about, visitor });
        const refusal = await entryRefusal(transaction, held.user);
        if (refusal) throw refusal;
        // Nothing has to wait where the proof suffices.
        if (!(await needsOtherFactor(transaction, parts, held.proof, held.user))) throw new Refusal('NOT_FOUND');
        const made = await beginWait(transaction, held.user, context, now);
        if (made.isNew) {
          const until = made.wait.readyAt + clock.now() - now;
          await recordSecurityEvent(transaction, context, 'reset-waits', held.user.userId, clock.now());
          await sendSecurityMessages(transaction, [held.user], { news: 'reset-waits', until }, clock.now());
          await sendSecurityMessages(
            transaction,
            await confirmersOf(transaction, held.user),
            { news: 'colleague-waits', name: held.user.personName, until },
            clock.now(),
          );
        }
        return { answer: await answerOf(transaction, held, made), begun: made, user: held.user };
      });
      if (begun.isNew) {
        writeSecurityLog(parts, context, 'reset-waits', user.userName);
        void tellOwner(user, begun.wait, context);
      }
      return answer;
    },
  };
}
