import { roleKind } from '../../../src/domain/identity/role.ts';
import { countToDoByKind } from '../../../src/domain/trade/shared/to-do.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { tradeCaller } from './application-desk.ts';
import { decisionSigning } from './decision-signing.ts';
import { readToDo } from './to-do.ts';
import { tradeReader } from './trade-wire.ts';

/** What waits for the caller, over all products (a page of the portal's own beside checklist ). */
export function toDoDesk(parts: Parts): Desk<'tradeToDo' | 'tradeToDoCount'> {
  const { store, clock } = parts;
  const { kindsFor } = decisionSigning(parts);
  const toDoOfCaller = async (context: CallContext) =>
    store.transaction(async (transaction) =>
      readToDo(
        transaction,
        await tradeReader(transaction, tradeCaller(context), context.locale, clock.now(), kindsFor),
      ),
    );
  return {
    tradeToDo: async (_request, context) => {
      const { toDecide, returned, toAccept } = await toDoOfCaller(context);
      return { decisions: [...toDecide], returns: [...returned], arrivals: [...toAccept] };
    },

    tradeToDoCount: async (_request, context) => {
      const toDo = await toDoOfCaller(context);
      const makes = roleKind(tradeCaller(context).role) === 'operator';
      const counts = countToDoByKind(toDo, makes, ({ instrumentKind }) => instrumentKind);
      return { counts: counts.map(({ kind, ...count }) => ({ instrumentKind: kind, ...count })) };
    },
  };
}
