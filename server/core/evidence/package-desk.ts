import { makesPackages } from '../../../src/domain/evidence/shared/package-beginning.ts';
import { transition } from '../../../src/domain/evidence/materials/package-machine.ts';
import type { Desk } from '../handlers.ts';
import { logAction } from './log.ts';
import { checkOffered } from './offered-books.ts';
import { saveResponse } from '../save-response.ts';
import { ownPackage, ownShelf, permittedCaller } from './ownership.ts';
import { checkDataVersion, confirmPackage } from './package-confirmation.ts';
import { createPackage } from './package-creation.ts';
import { packageViews } from './package-views.ts';
import { withdrawPackage } from './package-withdrawal.ts';
import type { Parts } from '../parts.ts';
import { parseBook } from './asked-book.ts';
import { termsFor } from '../platform/platform-config.ts';
import { handlerOf } from '../identity/people-in-role.ts';
import { Refusal } from '../refusal.ts';

/** Creating, submitting and withdrawing a package. */
function packageSubmission({ store, clock }: Parts): Desk<'packageCreate' | 'packageConfirm' | 'packageWithdraw'> {
  return {
    packageCreate: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const shelf = ownShelf(caller, parseBook(request));
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          if (!makesPackages(shelf.book)) throw new Refusal('NOT_PERMITTED');
          await checkOffered(transaction, caller, shelf.book);
          const { maxApplicants } = await termsFor(transaction, caller.session);
          const order = {
            shelf,
            ids: request.fkCredit,
            fkFinance: request.fkFinance,
            fkStdSnapshotVersionEffect: request.fkStdSnapshotVersionEffect,
            maxApplicants,
          };
          const created = await createPackage(transaction, caller, order, clock.now());
          return { docDatumId: created.docDatumId, dataVersion: created.dataVersion };
        }),
      );
    },

    packageConfirm: async (request, context) => {
      const caller = permittedCaller(context, 'submit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          const wanted = {
            dataVersion: request.dataVersion,
            standardVersion: request.fkStdSnapshotVersionEffect,
            seenItems: request.seenItems,
          };
          return { dataVersion: (await confirmPackage(transaction, caller, record, wanted, clock.now())).dataVersion };
        }),
      );
    },

    packageWithdraw: async (request, context) => {
      const caller = permittedCaller(context, 'submit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          checkDataVersion(record, request.dataVersion);
          return { dataVersion: (await withdrawPackage(transaction, caller, record, clock.now())).dataVersion };
        }),
      );
    },
  };
}

/** Reopening, claiming and discarding a package. */
function packageChanges({ store, clock }: Parts): Desk<'packageModify' | 'packageClaim' | 'packageDiscard'> {
  return {
    packageModify: async ({ docDatumId, dataVersion }, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, true);
        checkDataVersion(record, dataVersion);
        const moved = transition(record.state, 'reopen');
        if (!moved.allowed) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
        const reopened = {
          ...record,
          state: moved.to,
          dataVersion: dataVersion + 1,
          stateSince: clock.now(),
          ...handlerOf(caller),
        };
        await transaction.packages.save(reopened);
        await logAction(transaction, reopened, caller, 'reopened', clock.now());
        return { dataVersion: reopened.dataVersion };
      });
    },

    packageClaim: async ({ docDatumId, dataVersion }, context) => {
      const caller = permittedCaller(context, 'claim');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, true);
        checkDataVersion(record, dataVersion);
        if (!transition(record.state, 'claim').allowed) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
        const claimed = { ...record, dataVersion: dataVersion + 1, ...handlerOf(caller) };
        await transaction.packages.save(claimed);
        await logAction(transaction, claimed, caller, 'claimed', clock.now(), { detail: record.handlerName });
        return { dataVersion: claimed.dataVersion };
      });
    },

    packageDiscard: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          checkDataVersion(record, request.dataVersion);
          const moved = transition(record.state, 'discard');
          if (!moved.allowed) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
          const discarded = {
            ...record,
            state: moved.to,
            dataVersion: record.dataVersion + 1,
            stateSince: clock.now(),
          };
          await transaction.packages.save(discarded);
          await logAction(transaction, discarded, caller, 'discarded', clock.now());
          return { dataVersion: discarded.dataVersion };
        }),
      );
    },
  };
}

/** Creating, submitting, reopening and following evidence packages (document 2, section 7). */
export const packageDesk = (
  parts: Parts,
): Desk<
  | 'packageCreate'
  | 'packageConfirm'
  | 'packageModify'
  | 'packageClaim'
  | 'packageDiscard'
  | 'packageWithdraw'
  | 'packageFind'
  | 'packageSteps'
  | 'expectedAnswer'
  | 'submitCheck'
  | 'needSubmit'
  | 'operationLog'
> => ({ ...packageSubmission(parts), ...packageChanges(parts), ...packageViews(parts) });
