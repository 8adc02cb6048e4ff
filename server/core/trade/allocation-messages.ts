import { moneyToText } from '../../../src/domain/money/money.ts';
import { mayViewTrade } from '../../../src/domain/trade/shared/application-policy.ts';
import type { AllocationEvent } from '../../../src/domain/trade/shared/inner-allocation.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { pageFor, workAreaOf } from '../../../src/domain/trade/shared/work-areas.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import type { MessageSource } from '../messages/shared/message-source.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import type { HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { allocationNewsText } from './allocation-news-text.ts';
import { visibleOrganisations } from './shared/visible-organisations.ts';

const allocationSource = 'allocation';

/** Notifies the people who work in an inner organisation that it received a holding, or no longer has it. */
export async function notifyAllocation(
  transaction: Transaction,
  holding: HoldingRecord,
  change: {
    readonly event: AllocationEvent;
    readonly organisation: { readonly id: string; readonly name: string };
    readonly by: string;
  },
  now: number,
): Promise<void> {
  const { event, organisation, by } = change;
  const people = await peopleNow(transaction, holding.companyId, now);
  const readers = people.filter(
    ({ innerOrganisationId, roles }) => innerOrganisationId === organisation.id && roles.some(mayViewTrade),
  );
  await sendMessages(transaction, readers, {
    source: allocationSource,
    kind: event,
    subject: holding.id,
    category: 'funds',
    values: {
      instrumentKind: holding.kind,
      organisation: organisation.name,
      number: holding.number,
      issuer: holding.issuerName,
      amount: moneyToText(holding.amount),
      dueOn: holding.dueOn,
      by,
    },
    sentAt: now,
  });
}

/** Messages about holdings that inner organisations receive and return. */
export const allocationMessages: MessageSource = {
  name: allocationSource,
  toWords: ({ kind, values }, locale) => allocationNewsText(kind, values, locale),
  visibleMessages: async (transaction, records, { role, user }) => {
    // Where inner organisations are switched off, their people see nothing.
    const seen = await visibleOrganisations(transaction, user);
    if (seen?.length === 0) return [];
    return records.flatMap((record) => {
      const kind = (record.values['instrumentKind'] ?? 'credit') as InstrumentKind;
      const path = pageFor(workAreaOf(kind), 'holdings', role)?.path;
      return path === undefined ? [] : [{ record, path, waits: false }];
    });
  },
};
