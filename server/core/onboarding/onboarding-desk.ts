import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { answerDay } from '../../../src/domain/calendar/working-days.ts';
import { bankDays, onboardingBarsOf, onboardingEntry } from '../../../src/domain/onboarding/shared/onboarding.ts';
import { onboardingAgreementName } from '../../../src/domain/agreements/onboarding-agreement.ts';
import { onboardingStatusToWire } from '../../../src/contract/documented/onboarding/onboarding.ts';
import { currentCertification } from '../keys/company-key.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { unsignedAgreements } from '../agreements/agreement-signing.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import { advanceOnboarding, onboardingOf } from './shared/onboarding.ts';

/**
 * Onboarding with the partner bank's merchant system (document 1, sections 2, 4 and 8). A submission locks the company,
 * so that concurrent ones run one after the other.
 */
export function onboardingDesk({
  store,
  clock,
  workbenchUrl,
}: Pick<Parts, 'store' | 'clock' | 'workbenchUrl'>): Desk<
  | 'isOnboarded'
  | 'isOnboardingShown'
  | 'onboardingStatus'
  | 'submitOnboarding'
  | 'isWorkbenchReady'
  | 'isFirstMigration'
> {
  const loadOnboarding = async (pkCorp: string) =>
    store.transaction(async (transaction) => onboardingOf(transaction, pkCorp));

  return {
    isOnboarded: async (_request, context) => (await loadOnboarding(callerOf(context).user.pkCorp)).state === 'settled',

    isOnboardingShown: async (_request, context) => {
      const { user } = callerOf(context);
      return (
        onboardingEntry({
          state: (await loadOnboarding(user.pkCorp)).state,
          isMain: user.isMain,
          hasWorkbench: workbenchUrl !== undefined,
        }) === 'onboarding'
      );
    },

    onboardingStatus: async (_request, context) => {
      const { state, reason, since, by } = await loadOnboarding(callerOf(context).user.pkCorp);
      const expected =
        state === 'reviewing'
          ? answerDay(since, bankDays, workingCalendarOf(Number(shanghaiDate(since).slice(0, 4))))
          : undefined;
      return {
        status: onboardingStatusToWire(state),
        reason,
        since: since === 0 ? undefined : since,
        by,
        expectedDay: expected?.day,
        expectedAbout: expected?.about,
      };
    },

    submitOnboarding: async (_request, context) => {
      const caller = callerOf(context);
      const { user } = caller;
      if (workbenchUrl === undefined || !user.isMain) throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        const company = await transaction.companies.lock(user.pkCorp);
        const record = await onboardingOf(transaction, user.pkCorp);
        const at = clock.now();
        if (record.state === 'settled') {
          if (record.migratedAt === undefined) await transaction.onboardings.save({ ...record, migratedAt: at });
          return { redirectUrl: workbenchUrl };
        }
        // A repeated submission: the bank is reviewing already.
        if (record.state === 'reviewing') return {};
        const { realName, node, unified } = await currentCertification(transaction, user.pkCorp, at);
        const isSigned = (await unsignedAgreements(transaction, caller, [onboardingAgreementName])).length === 0;
        const reasons = onboardingBarsOf({
          state: record.state,
          realName,
          node,
          unified,
          isCore: company?.isCore === true,
          isMain: user.isMain,
          isSigned,
        });
        if (reasons.length > 0) throw new Refusal('SETTLING_REFUSED', { reasons });
        await advanceOnboarding(transaction, record, { event: 'hand-in', at, user, reason: '' });
        return {};
      });
    },

    isWorkbenchReady: async (_request, context) =>
      workbenchUrl !== undefined && (await loadOnboarding(callerOf(context).user.pkCorp)).state === 'settled',

    isFirstMigration: async (_request, context) => {
      const { user } = callerOf(context);
      const { state, migratedAt } = await loadOnboarding(user.pkCorp);
      return user.isMain && workbenchUrl !== undefined && state === 'settled' && migratedAt === undefined;
    },
  };
}
