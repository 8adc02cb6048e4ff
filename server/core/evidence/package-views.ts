import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { statesOfCompany } from '../../../src/domain/evidence/materials/package-stage.ts';
import { submitCheck } from '../../../src/domain/evidence/materials/submit-check.ts';
import { withdrawalTransition } from '../../../src/domain/evidence/materials/withdrawal.ts';
import { packageToWire } from '../../../src/contract/documented/evidence/package-mapping.ts';
import { expectedAnswerOf } from './expected-answer.ts';
import type { Desk } from '../handlers.ts';
import { lapseDays } from './lapse-drafts.ts';
import { countGiven, packageMaterials } from './material-model.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { auditsToWire, packageModel } from './package-model.ts';
import type { Parts } from '../parts.ts';
import { overduesOf } from './overdue.ts';
import { asksOriginals } from '../platform/platform-config.ts';
import { localizeName } from '../identity/localize-name.ts';
import { Refusal } from '../refusal.ts';

/** A package with its steps, expected answer, blockers of a submission, and log. */
export function packageViews({
  store,
  clock,
}: Parts): Desk<'packageFind' | 'packageSteps' | 'expectedAnswer' | 'submitCheck' | 'needSubmit' | 'operationLog'> {
  return {
    packageFind: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        const [businesses, materials] = [
          await transaction.candidates.inPackage(docDatumId),
          await transaction.materials.ofPackage(docDatumId),
        ];
        const [items, lapses] = [await transaction.items.ofPackage(docDatumId), await lapseDays(transaction, [record])];
        const withdrawable = withdrawalTransition(record, await transaction.log.ofPackage(docDatumId)).allowed;
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
