import { historyDays } from '../../src/domain/account/sign-in-history.ts';
import { proofLife } from '../../src/domain/entry/recovery.ts';
import { resetWaitLife } from '../../src/domain/identity/reset-wait.ts';
import { codeLife } from '../../src/domain/identity/verify-codes.ts';
import { messageDays } from '../../src/domain/messages/shared/message.ts';
import { trustLife } from '../../src/domain/identity/second-factor.ts';
import { idempotencyLife } from '../../src/contract/idempotency.ts';
import { absoluteLimit } from '../../src/domain/identity/session-limits.ts';
import { forgetDownloads } from '../core/evidence/forgotten-downloads.ts';
import { forgetUploads } from '../core/evidence/shared/forgotten-uploads.ts';
import { lapseDrafts } from '../core/evidence/lapse-drafts.ts';
import type { Clock, ObjectStore } from '../core/ports.ts';
import type { MaintainableStore } from '../core/store.ts';

const interval = 10 * 60_000;

/**
 * Deletes expired records every ten minutes: sessions, failed attempts, counters, codes and proofs, old messages and
 * account events, unfinished uploads, old downloads, and device trusts. Also closes drafts without activity and tidies
 * the store. Returns a function that stops it.
 */
export function startHousekeeping(
  store: MaintainableStore,
  objects: ObjectStore,
  clock: Clock,
  report: (fault: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    const before = clock.realTime() - absoluteLimit;
    store
      .transaction(async (transaction) => {
        await transaction.sessions.removeIdleSince(before);
        await transaction.attempts.removeQuietSince(before);
        await transaction.verifyCodes.removeSentBefore(clock.realTime() - codeLife);
        await transaction.keyChallenges.removeExpiredBefore(clock.realTime());
        await transaction.handOvers.removeExpiredBefore(clock.realTime());
        await transaction.recoveryProofs.removeProvedBefore(clock.realTime() - proofLife);
        await transaction.resetWaits.removeAskedBefore(clock.realTime() - resetWaitLife);
        await transaction.trustedDevices.removeTrustedBefore(clock.realTime() - trustLife);
        await transaction.leases.removeEndedBefore(clock.realTime());
        await transaction.callCounts.removeEndedBefore(clock.realTime());
        await transaction.keyedCalls.removeBegunBefore(clock.realTime() - idempotencyLife);
        await transaction.messages.removeSentBefore(clock.now() - messageDays * 86_400_000);
        await transaction.securityEvents.removeBefore(clock.now() - historyDays * 86_400_000);
      })
      .catch(report);
    lapseDrafts(store, clock.now()).catch(report);
    store.tidy().catch(report);
    forgetDownloads(store, objects, clock.now()).catch(report);
    forgetUploads(store, objects, clock.realTime()).catch(report);
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
