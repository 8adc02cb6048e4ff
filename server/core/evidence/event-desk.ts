import type { Desk } from '../handlers.ts';
import { logActionOnce } from './log.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import type { Parts } from '../parts.ts';

/**
 * Records a user's view of sensitive data in the package's log, once for each person in ten minutes (checklist F-268).
 */
export function eventDesk({ store, clock }: Parts): Desk<'packageEvent'> {
  return {
    packageEvent: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, true);
        await logActionOnce(transaction, record, caller, 'account-viewed', clock.now());
        return null;
      });
    },
  };
}
