import { viewsProblem } from '../../../src/domain/evidence/shared/kept-views.ts';
import { scopeOf } from '../../../src/domain/evidence/shared/shelf.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { ViewsRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { parseOptionalBook } from './asked-book.ts';
import { ownShelf, permittedCaller } from './ownership.ts';

/** Key of the views of a list, per person and side of their role. */
function keyOf(
  caller: Caller,
  { docType, docScene }: { readonly docType?: string | undefined; readonly docScene?: string | undefined },
): string {
  const book = parseOptionalBook({ docType, docScene });
  const { side } = book === undefined ? scopeOf(caller.role, book) : ownShelf(caller, book);
  return `${caller.user.userId} ${book ?? 'all'} ${side}`;
}

/** A user's saved views of a list. */
export function viewDesk({ store }: Parts): Desk<'keptViews' | 'keepViews'> {
  return {
    keptViews: async (request, context) => {
      const key = keyOf(permittedCaller(context, 'view'), request);
      const found = await store.transaction(async (transaction) => transaction.views.find(key));
      return found
        ? { revision: found.revision, views: [...found.views], usual: found.usual }
        : { revision: 0, views: [] };
    },

    keepViews: async ({ revision, views, usual, ...list }, context) => {
      const caller = permittedCaller(context, 'view');
      const id = keyOf(caller, list);
      const field = viewsProblem({ views, usual });
      if (field) throw new Refusal('REQUEST_INVALID', { field });
      return store.transaction(async (transaction) => {
        const found = await transaction.views.lock(id);
        const current = found?.revision ?? 0;
        if (current !== revision) throw new Refusal('VIEWS_STALE');
        const kept: ViewsRecord = { id, userId: caller.user.userId, revision: current + 1, views, usual };
        await transaction.views.save(kept);
        return { revision: kept.revision };
      });
    },
  };
}
