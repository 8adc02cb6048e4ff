import { settlingEntry } from '../../../src/domain/settling/shared/settling.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { settlementOf } from '../settling/shared/settlement.ts';
import { entryRefusal } from './shared/entry-refusal.ts';
import { handOverKey, handOverKeyLife, takenHandOver } from './hand-over-key.ts';
import { heldSession } from './shared/sessions.ts';
import { told } from './shared/security-events.ts';

/** The workbench, for the main user of a company alone (document 1, section 6), and how one is handed over to it. */
export function workbenchDesk(parts: Pick<Parts, 'store' | 'clock' | 'secret' | 'security' | 'workbenchUrl'>): Desk<'workbenchShown' | 'workbenchRelation' | 'workbenchStatus' | 'workbenchAddress' | 'addressSaved' | 'handOverTaken'> {
  const { store, clock, secret, workbenchUrl } = parts;

  /** Whether somebody has the workbench before them: the main user of a company that has settled in. */
  async function hasEntry({ user }: Caller): Promise<boolean> {
    const { state } = await store.transaction(async (transaction) => settlementOf(transaction, user.pkCorp));
    return settlingEntry({ state, isMain: user.isMain, hasWorkbench: workbenchUrl !== undefined }) === 'workbench';
  }

  /** Refuses with NOT_PERMITTED whoever is not the main user, or whose company has not settled in, and everybody where there is no workbench. */
  async function entering(context: CallContext) {
    const caller = callerOf(context);
    if (workbenchUrl === undefined || !(await hasEntry(caller))) throw new Refusal('NOT_PERMITTED');
    return { caller, address: workbenchUrl };
  }

  return {
    workbenchShown: async (_request, context) => hasEntry(callerOf(context)),

    workbenchRelation: async (_request, context) => {
      await entering(context);
      return true;
    },

    // What the workbench itself says; the one that is played has no visit of its own.
    workbenchStatus: async (_request, context) => {
      await entering(context);
      return false;
    },

    workbenchAddress: async (_request, context) => (await entering(context)).address,

    addressSaved: async ({ target, url }, context) => {
      const { caller, address } = await entering(context);
      // The whole address, and nothing that only begins or ends as it does.
      if (url !== address) throw new Refusal('REQUEST_INVALID', { field: 'url' });
      const { user, session } = caller;
      const key = await store.transaction(async (transaction) => {
        await transaction.users.lock(user.userId);
        if (!(await heldSession(transaction, session, clock.steady()))) throw new Refusal('SESSION_REQUIRED');
        return handOverKey(transaction, secret, { userId: user.userId, target: url }, clock.steady());
      });
      told(parts, context, 'handed-over', `${user.userName} ${target}`);
      return { key, validFor: handOverKeyLife / 1000 };
    },

    handOverTaken: async ({ key, target }) => {
      const taken = await store.transaction(async (transaction) => {
        const userId = await takenHandOver(transaction, secret, { key, target }, clock.steady());
        const user = userId === undefined ? undefined : await transaction.users.find(userId);
        const company = user && (await transaction.companies.find(user.pkCorp));
        // Spent all the same: whoever may not come in here comes in nowhere by it.
        return user && company && (await entryRefusal(transaction, user)) === undefined ? { userName: user.userName, personName: user.personName, corpName: company.name, uscc: company.uscc } : undefined;
      });
      if (!taken) throw new Refusal('SIGN_IN_EXPIRED');
      return taken;
    },
  };
}
