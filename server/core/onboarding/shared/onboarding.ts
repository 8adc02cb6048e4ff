import { afterOnboarding, type OnboardingEvent } from '../../../../src/domain/onboarding/shared/onboarding.ts';
import { announceToCompany } from '../../keys/company-key.ts';
import type { OnboardingRecord } from '../../records/onboarding.ts';
import type { Transaction } from '../../store.ts';
import { notifyOnboardingStep } from './onboarding-news.ts';

/** Onboarding of a company with the partner bank; `open` for a company that has not begun. */
export async function onboardingOf(transaction: Transaction, pkCorp: string): Promise<OnboardingRecord> {
  return (
    (await transaction.onboardings.find(pkCorp)) ?? {
      pkCorp,
      state: 'open',
      reason: '',
      since: 0,
      by: '',
      userId: '',
      migratedAt: undefined,
      steps: [],
    }
  );
}

export interface OnboardingStep {
  readonly event: OnboardingEvent;
  readonly at: number;
  /** User who submits; undefined for the bank. */
  readonly user?: { readonly userId: string; readonly personName: string } | undefined;
  /** Reason of a refusal or a change; empty otherwise. */
  readonly reason: string;
}

/**
 * Moves a locked onboarding to its next state, notifies the main user and announces the change to all windows of the
 * company; undefined when the state does not allow the event.
 */
export async function advanceOnboarding(
  transaction: Transaction,
  record: OnboardingRecord,
  { event, at, user, reason }: OnboardingStep,
): Promise<OnboardingRecord | undefined> {
  const state = afterOnboarding(record.state, event);
  if (!state) return undefined;
  const after = {
    ...record,
    ...(user && { by: user.personName, userId: user.userId }),
    state,
    reason,
    since: at,
    steps: [...record.steps, { event, at, by: user?.personName ?? '', reason }],
  };
  await transaction.onboardings.save(after);
  await notifyOnboardingStep(transaction, record.pkCorp, event, reason, at);
  await announceToCompany(transaction, record.pkCorp);
  return after;
}
