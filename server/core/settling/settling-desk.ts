import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { answerDay } from '../../../src/domain/calendar/working-days.ts';
import { bankDays, settlingBarsOf, settlingEntry } from '../../../src/domain/settling/shared/settling.ts';
import { settlingAgreementName } from '../../../src/domain/agreements/settling-agreement.ts';
import { settlingStatusToWire } from '../../../src/contract/documented/settling/settling.ts';
import { currentCertification } from '../keys/company-key.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { unsignedAgreements } from '../agreements/agreement-signing.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import { advanceSettlement, settlementOf } from './shared/settlement.ts';

/**
 * Settling in to the partner bank's merchant system (document 1, sections 2, 4 and 8). A submission locks the company,
 * so that concurrent ones run one after the other.
 */
export function settlingDesk({
  store,
  clock,
  workbenchUrl,
}: Pick<Parts, 'store' | 'clock' | 'workbenchUrl'>): Desk<
  'settledOver' | 'settlingShown' | 'settlingChecked' | 'settledIn' | 'workbenchReady' | 'migrationFirst'
> {
  const loadSettlement = async (pkCorp: string) =>
    store.transaction(async (transaction) => settlementOf(transaction, pkCorp));

  return {
    settledOver: async (_request, context) => (await loadSettlement(callerOf(context).user.pkCorp)).state === 'settled',

    settlingShown: async (_request, context) => {
      const { user } = callerOf(context);
      return (
        settlingEntry({
          state: (await loadSettlement(user.pkCorp)).state,
          isMain: user.isMain,
          hasWorkbench: workbenchUrl !== undefined,
        }) === 'settle'
      );
    },

    settlingChecked: async (_request, context) => {
      const { state, reason, since, by } = await loadSettlement(callerOf(context).user.pkCorp);
      const expected =
        state === 'reviewing'
          ? answerDay(since, bankDays, workingCalendarOf(Number(shanghaiDate(since).slice(0, 4))))
          : undefined;
      return {
        status: settlingStatusToWire(state),
        reason,
        since: since === 0 ? undefined : since,
        by,
        expectedDay: expected?.day,
        expectedAbout: expected?.about,
      };
    },

    settledIn: async (_request, context) => {
      const caller = callerOf(context);
      const { user } = caller;
      if (workbenchUrl === undefined || !user.isMain) throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        const company = await transaction.companies.lock(user.pkCorp);
        const record = await settlementOf(transaction, user.pkCorp);
        const at = clock.now();
        if (record.state === 'settled') {
          if (record.migratedAt === undefined) await transaction.settlements.save({ ...record, migratedAt: at });
          return { redirectUrl: workbenchUrl };
        }
        // A repeated submission: the bank is reviewing already.
        if (record.state === 'reviewing') return {};
        const { realName, node, unified } = await currentCertification(transaction, user.pkCorp, at);
        const isSigned = (await unsignedAgreements(transaction, caller, [settlingAgreementName])).length === 0;
        const reasons = settlingBarsOf({
          state: record.state,
          realName,
          node,
          unified,
          isCore: company?.isCore === true,
          isMain: user.isMain,
          isSigned,
        });
        if (reasons.length > 0) throw new Refusal('SETTLING_REFUSED', { reasons });
        await advanceSettlement(transaction, record, { event: 'hand-in', at, user, reason: '' });
        return {};
      });
    },

    workbenchReady: async (_request, context) =>
      workbenchUrl !== undefined && (await loadSettlement(callerOf(context).user.pkCorp)).state === 'settled',

    migrationFirst: async (_request, context) => {
      const { user } = callerOf(context);
      const { state, migratedAt } = await loadSettlement(user.pkCorp);
      return user.isMain && workbenchUrl !== undefined && state === 'settled' && migratedAt === undefined;
    },
  };
}
