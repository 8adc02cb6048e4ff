import { mayAskForChange, pendingChangeRequest } from '../../../src/domain/evidence/materials/change-request.ts';
import { lastExpediteRequest, mayExpedite } from '../../../src/domain/evidence/materials/expedite-requests.ts';
import { pendingRemovalRequest } from '../../../src/domain/evidence/materials/removal-request.ts';
import type { Desk } from '../handlers.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { logAction } from './log.ts';
import { ownPackage, permittedCaller } from './ownership.ts';

/**
 * Requests to the platform about a submitted package (document 2, section 7). The package and its version do not
 * change.
 */
export function requestDesk({ store, clock }: Parts): Desk<'packageExpedite' | 'packageChangeRequest'> {
  return {
    packageExpedite: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          const allowed = mayExpedite(
            record,
            lastExpediteRequest(await transaction.log.ofPackage(record.docDatumId)),
            clock.now(),
          );
          if (!allowed.allowed)
            throw allowed.because === 'expedited-today'
              ? new Refusal('EXPEDITED_TODAY', { again: allowed.again })
              : new Refusal('NOT_IN_THIS_STATE', { state: record.state });
          await logAction(transaction, record, caller, 'expedited', clock.now(), { detail: request.reason });
          return null;
        }),
      );
    },

    packageChangeRequest: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.id, true);
          const log = await transaction.log.ofPackage(record.docDatumId);
          // Only one request may be open, regardless of its subject.
          const open = pendingChangeRequest(log) ?? pendingRemovalRequest(log);
          const allowed = mayAskForChange(record, open);
          if (!allowed.allowed)
            throw allowed.because === 'already-asked'
              ? new Refusal('CHANGE_ASKED', { by: open?.by ?? '' })
              : new Refusal('NOT_IN_THIS_STATE', { state: record.state });
          await logAction(transaction, record, caller, 'change-asked', clock.now(), { detail: request.reason });
          return null;
        }),
      );
    },
  };
}
