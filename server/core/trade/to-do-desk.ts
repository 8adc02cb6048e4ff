import { roleKind } from '../../../src/domain/identity/role.ts';
import { countToDoByKind } from '../../../src/domain/trade/shared/to-do.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { Transaction } from '../store.ts';
import { tradeCaller } from './application-desk.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { readProposals, readToDo, toDoRecords } from './to-do.ts';
import { tradeReader, type TradeReader } from './trade-wire.ts';

/**
 * Everything that waits for the caller, over all products (a page of the portal's own beside checklist R-063 and
 *
 */
export function toDoDesk(parts: Parts): Desk<'tradeToDo' | 'tradeProposals' | 'tradeToDoCount'> {
  const { store, clock } = parts;
  const { kindsFor } = createDecisionSigner(parts);
  const ofCaller = async <Read>(
    context: CallContext,
    read: (transaction: Transaction, reader: TradeReader) => Promise<Read>,
  ): Promise<Read> =>
    store.transaction(async (transaction) =>
      read(transaction, await tradeReader(transaction, tradeCaller(context), context.locale, clock.now(), kindsFor)),
    );
  return {
    tradeToDo: async (_request, context) => {
      const { toDecide, returned, toAccept, toFinance, thresholds, recommendations, barred } = await ofCaller(
        context,
        readToDo,
      );
      return {
        decisions: toDecide,
        returns: returned,
        arrivals: toAccept,
        financings: toFinance,
        thresholds,
        recommendations,
        barred,
      };
    },

    tradeProposals: async ({ instrumentKind }, context) =>
      ofCaller(context, async (transaction, reader) => readProposals(transaction, reader, instrumentKind)),

    tradeToDoCount: async (_request, context) => {
      const toDo = await ofCaller(context, toDoRecords);
      const isOperator = roleKind(tradeCaller(context).role) === 'operator';
      const counts = countToDoByKind(toDo, isOperator, ({ kind }) => kind);
      return { counts: counts.map(({ kind, ...count }) => ({ instrumentKind: kind, ...count })) };
    },
  };
}
