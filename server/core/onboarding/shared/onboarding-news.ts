import type { OnboardingEvent } from '../../../../src/domain/onboarding/shared/onboarding.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';

/** Message source, and the matter by which a refusal asks the main user to onboard again. */
export const onboardingSource = 'settling';
const resubmitMatter = 'settle-in-again';

/** Whether a message still asks for an action of its reader. */
export const isActionPending = ({ matter, settledAt }: MessageRecord): boolean =>
  matter !== undefined && settledAt === undefined;

/**
 * Notifies the people who act for the company at the bank of the bank's decision. Every step settles the messages of
 * the step before.
 */
export async function notifyOnboardingStep(
  transaction: Transaction,
  pkCorp: string,
  event: OnboardingEvent,
  reason: string,
  at: number,
): Promise<void> {
  await transaction.messages.settle(onboardingSource, pkCorp, [resubmitMatter], at);
  if (event === 'hand-in') return;
  const readers = (await transaction.users.ofCompany(pkCorp)).filter(({ isMain, roles }) => isMain && roles.length > 0);
  await sendMessages(transaction, readers, {
    source: onboardingSource,
    kind: event,
    subject: pkCorp,
    category: 'review',
    values: { reason },
    sentAt: at,
    matter: event === 'refuse' ? resubmitMatter : undefined,
  });
}
