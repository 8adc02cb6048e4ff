import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { transition } from '../../../src/domain/evidence/materials/package-machine.ts';
import { statesOfCompany } from '../../../src/domain/evidence/materials/package-stage.ts';
import { submitCheck } from '../../../src/domain/evidence/materials/submit-check.ts';
import { withdrawn } from '../../../src/domain/evidence/materials/withdrawing.ts';
import { packageToWire } from '../../../src/contract/documented/evidence/package-mapping.ts';
import { expectedAnswerOf } from './expected-answer.ts';
import type { Desk } from '../handlers.ts';
import { lapseDays } from './lapsing.ts';
import { logAction } from './log.ts';
import { countGiven, packageMaterials } from './material-model.ts';
import { checkOffered } from './offered-books.ts';
import { keepAnswer } from '../keep-answer.ts';
import { ownPackage, ownShelf, permittedCaller } from './ownership.ts';
import { checkDataVersion, confirmPackage } from './package-confirmation.ts';
import { createPackage } from './package-creation.ts';
import { withdrawPackage } from './package-withdrawal.ts';
import { auditsToWire, packageModel } from './package-model.ts';
import type { Parts } from '../parts.ts';
import { overduesOf } from './overdue.ts';
import { parseBook } from './asked-book.ts';
import { asksOriginals, termsFor } from '../platform/platform-config.ts';
import { localizeName } from '../identity/name-said.ts';
import { handlerOf } from '../identity/acting.ts';
import { Refusal } from '../refusal.ts';

type PackageCalls =
  | 'packageCreate'
  | 'packageFind'
  | 'packageSteps'
  | 'packageConfirm'
  | 'packageModify'
  | 'packageClaim'
  | 'packageDiscard'
  | 'packageWithdraw'
  | 'expectedAnswer'
  | 'submitCheck'
  | 'needSubmit'
  | 'operationLog';

/** Creating, submitting, reopening and following evidence packages (document 2, section 7). */
export function packageDesk({ store, clock }: Parts): Desk<PackageCalls> {
  return {
    packageCreate: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const shelf = ownShelf(caller, parseBook(request));
      return store.transaction(async (transaction) =>
        keepAnswer(transaction, context, async () => {
          if (!policyOf(shelf.book).flags.createAction) throw new Refusal('NOT_PERMITTED');
          await checkOffered(transaction, caller, shelf.book);
          const { mostApplicants } = await termsFor(transaction, caller.session);
          const order = {
            shelf,
            ids: request.fkCredit,
            fkFinance: request.fkFinance,
            fkStdSnapshotVersionEffect: request.fkStdSnapshotVersionEffect,
            mostApplicants,
          };
          const created = await createPackage(transaction, caller, order, clock.now());
          return { docDatumId: created.docDatumId, dataVersion: created.dataVersion };
        }),
      );
    },

    packageFind: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        const [businesses, materials] = [
          await transaction.candidates.inPackage(docDatumId),
          await transaction.materials.ofPackage(docDatumId),
        ];
        const [items, lapses] = [await transaction.items.ofPackage(docDatumId), await lapseDays(transaction, [record])];
        const withdrawable = withdrawn(record, await transaction.log.ofPackage(docDatumId)).allowed;
        const about = {
          given: countGiven(materials, items),
          lapsesOn: lapses.get(docDatumId),
          overdue: (await overduesOf(transaction, [record], clock.now())).get(docDatumId),
          now: clock.now(),
          withdrawable,
          asksOriginals: await asksOriginals(transaction, caller.session, record.fkFinance),
          businesses,
        };
        return { credits: [], ...packageToWire(packageModel(record, about)), audits: auditsToWire(materials, items) };
      });
    },

    packageSteps: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        const materials = await transaction.materials.ofPackage(docDatumId);
        const { stages } = policyOf(record.book);
        return stages
          .filter((stage) => materials.some((material) => material.category.stage === stage))
          .map((stepCode) => ({ stepCode }));
      });
    },

    packageConfirm: async (request, context) => {
      const caller = permittedCaller(context, 'submit');
      return store.transaction(async (transaction) =>
        keepAnswer(transaction, context, async () => {
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
        keepAnswer(transaction, context, async () => {
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

    packageWithdraw: async (request, context) => {
      const caller = permittedCaller(context, 'submit');
      return store.transaction(async (transaction) =>
        keepAnswer(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          checkDataVersion(record, request.dataVersion);
          return { dataVersion: (await withdrawPackage(transaction, caller, record, clock.now())).dataVersion };
        }),
      );
    },

    expectedAnswer: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      const record = await store.transaction(async (transaction) => ownPackage(transaction, caller, docDatumId, false));
      const expected = expectedAnswerOf(record, clock.now());
      return { expectedDate: expected?.day, about: expected?.about };
    },

    submitCheck: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        const materials = await packageMaterials(transaction, docDatumId);
        if (materials.length === 0) throw new Refusal('PACKAGE_EMPTY');
        const { blockers } = submitCheck(materials, record.totalAmount, shanghaiDate(clock.now()));
        return {
          missing: blockers.map((blocker) => ({
            docMaterialId: blocker.materialId,
            docFileId: 'documentId' in blocker ? blocker.documentId : undefined,
            message: blocker.because,
          })),
        };
      });
    },

    needSubmit: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      const { state } = await store.transaction(async (transaction) =>
        ownPackage(transaction, caller, docDatumId, false),
      );
      return statesOfCompany.includes(state);
    },

    operationLog: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        await ownPackage(transaction, caller, docDatumId, false);
        return (await transaction.log.ofPackage(docDatumId)).map((entry) => ({
          operateTime: entry.at,
          operateType: entry.action,
          operatorName: entry.side === 'CORP' ? localizeName(entry.actorName, context.locale) : '',
          operatorSide: entry.side,
          remark: entry.detail,
          returnedFiles: entry.returned.map(({ material, reason, ...rest }) => ({
            ...rest,
            categoryName: material,
            approveReason: reason,
          })),
          correctedFiles: entry.corrected.map(({ material, ...rest }) => ({
            ...rest,
            categoryName: material,
            fields: [...rest.fields],
          })),
        }));
      });
    },
  };
}
