import { callerOf, type Desk } from '../handlers.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { handOverKey, handOverKeyLife, redeemHandOverKey } from './hand-over-key.ts';
import { lockSession } from '../identity/sessions.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import { saveVisitOfKey, enterWorkbenchByKey } from '../identity/workbench-session.ts';
import { hasWorkbench, workbenchUser } from '../onboarding/shared/workbench-user.ts';

/** The workbench, for the main user of a company alone (document 1, section 6), and the hand-over to it. */
export function workbenchDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'secret' | 'security' | 'workbenchUrl'>,
): Desk<
  'isWorkbenchShown' | 'workbenchRelation' | 'workbenchStatus' | 'workbenchAddress' | 'saveAddress' | 'takeHandOver'
> {
  const { store, clock, secret, workbenchUrl } = parts;

  const hasEntry = async (user: UserRecord): Promise<boolean> =>
    store.transaction(async (transaction) => hasWorkbench(transaction, user, workbenchUrl));

  /**
   * Refuses with NOT_PERMITTED a caller who is not the main user, or whose company has not onboarded, and every caller
   * where there is no workbench.
   */
  async function checkEntry(context: CallContext) {
    const caller = callerOf(context);
    if (workbenchUrl === undefined || !(await hasEntry(caller.user))) throw new Refusal('NOT_PERMITTED');
    return { caller, address: workbenchUrl };
  }

  return {
    isWorkbenchShown: async (_request, context) => hasEntry(callerOf(context).user),

    workbenchRelation: async (_request, context) => {
      await checkEntry(context);
      return true;
    },

    // A user signed in there for another company leaves first, so that nobody continues there as another user.
    workbenchStatus: async (_request, context) => {
      const { caller } = await checkEntry(context);
      const workbenchAccount = await store.transaction(async (transaction) =>
        workbenchUser(transaction, caller.session, { now: clock.realTime(), workbenchUrl }),
      );
      return workbenchAccount !== undefined && workbenchAccount.userId !== caller.user.userId;
    },

    workbenchAddress: async (_request, context) => (await checkEntry(context)).address,

    saveAddress: async ({ target, url }, context) => {
      const { caller, address } = await checkEntry(context);
      // The whole address has to match, not only its beginning or end.
      if (url !== address) throw new Refusal('REQUEST_INVALID', { field: 'url' });
      const { user, session } = caller;
      const key = await store.transaction(async (transaction) => {
        await transaction.users.lock(user.userId);
        if (!(await lockSession(transaction, session, clock.realTime()))) throw new Refusal('SESSION_REQUIRED');
        const made = await handOverKey(transaction, secret, { userId: user.userId, target: url }, clock.realTime());
        await saveVisitOfKey(transaction, made, {
          visit: session,
          userId: user.userId,
          expiresAt: clock.realTime() + handOverKeyLife,
        });
        return made;
      });
      writeSecurityLog(parts, context, 'handed-over', `${user.userName} ${target}`);
      return { key, validFor: handOverKeyLife / 1000 };
    },

    takeHandOver: async ({ key, target }) => {
      const visitor = await store.transaction(async (transaction) => {
        const userId = await redeemHandOverKey(transaction, secret, { key, target }, clock.realTime());
        const user = userId === undefined ? undefined : await transaction.users.find(userId);
        const company = user && (await transaction.companies.find(user.pkCorp));
        // The key stays spent, so that a user who is refused here cannot use it elsewhere.
        if (
          !user ||
          !company ||
          (await entryRefusal(transaction, user)) !== undefined ||
          !(await hasWorkbench(transaction, user, workbenchUrl))
        )
          return undefined;
        if (!(await enterWorkbenchByKey(transaction, key, { now: clock.realTime(), at: clock.now() })))
          return undefined;
        return { userName: user.userName, personName: user.personName, corpName: company.name, uscc: company.uscc };
      });
      if (!visitor) throw new Refusal('SIGN_IN_EXPIRED');
      return visitor;
    },
  };
}
