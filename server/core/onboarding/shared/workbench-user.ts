import { onboardingEntry } from '../../../../src/domain/onboarding/shared/onboarding.ts';
import { workbenchUserOf } from '../../identity/workbench-session.ts';
import type { UserRecord } from '../../records/company.ts';
import type { SessionRecord } from '../../records/entry.ts';
import type { Transaction } from '../../store.ts';
import { onboardingOf } from './onboarding.ts';

/** Whether a user has the workbench: the main user of an onboarded company, where there is a workbench. */
export async function hasWorkbench(
  transaction: Transaction,
  user: UserRecord,
  workbenchUrl: string | undefined,
): Promise<boolean> {
  const { state } = await onboardingOf(transaction, user.pkCorp);
  return onboardingEntry({ state, isMain: user.isMain, hasWorkbench: workbenchUrl !== undefined }) === 'workbench';
}

/** The user who is signed in at the workbench in a valid visit; undefined where nobody is, or access was lost. */
export async function workbenchUser(
  transaction: Transaction,
  visit: SessionRecord | undefined,
  { now, workbenchUrl }: { readonly now: number; readonly workbenchUrl: string | undefined },
): Promise<UserRecord | undefined> {
  const user = await workbenchUserOf(transaction, visit, now);
  return user && (await hasWorkbench(transaction, user, workbenchUrl)) ? user : undefined;
}
