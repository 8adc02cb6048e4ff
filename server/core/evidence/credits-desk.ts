import { isHandled } from '../../../src/domain/evidence/materials/materials-policy.ts';
import type { CandidateWire } from '../../../src/contract/documented/evidence/credits.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { asChoosable } from './free-credits.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { permitted } from './ownership.ts';
import type { Parts } from '../parts.ts';
import type { CreditRecord, StandardRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

function candidateToWire(credit: CreditRecord): CandidateWire {
  return {
    fkCredit: credit.fkCredit, creditNo: credit.number, supplierName: credit.supplierName, creditSourceName: credit.creditSourceName, payerName: credit.payerName,
    corpNameCp: credit.counterpartyName, fkFinance: credit.fkFinance, financeName: credit.funderName, fkCorpCore: credit.fkCorpCore,
    creditBusiType: credit.businessType, creditState: credit.creditState, creditProductType: credit.productType,
    amount: moneyToText(credit.amount), dueDate: credit.dueDate, accountNo: credit.accountNumber,
    viewLabels: credit.invoiceTag, pushBlankType: credit.invoiceTag === undefined ? undefined : 'NO_INVOICE', docDatumId: credit.packagedIn,
  };
}

/** The standard in force for a funder and a core enterprise: theirs, else the funder's, else the product's. */
export async function standardFor(transaction: Transaction, docType: string, fkCorpCore: string, fkFinance: string): Promise<StandardRecord | undefined> {
  const all = (await transaction.standards.all()).filter((standard) => standard.docType === docType);
  const of = (core: string, finance: string) => all.find((standard) => standard.fkCorpCore === core && standard.fkFinance === finance);
  return of(fkCorpCore, fkFinance) ?? of('*', fkFinance) ?? of('*', '*');
}

const values = (text: string | undefined): readonly string[] | undefined => text?.split(',').filter((each) => each !== '');

/** The credits that packages may be made for, and what a funder asks for them (document 2, section 7). */
export function creditsDesk({ store }: Parts): Desk<'candidates' | 'libraryFeature' | 'effectiveStandard'> {
  return {
    candidates: async (request, context) => {
      const { user } = permitted(context, 'create');
      const pageSize = request.pageSize ?? 100;
      return store.transaction(async (transaction) => {
        const page = await transaction.credits.page({
          pkCorp: user.pkCorp, creditStates: values(request.creditStates), businessTypes: values(request.creditBusiTypes), productType: request.creditProductType,
          counterparty: request.corpNameCp, offset: ((request.page ?? 1) - 1) * pageSize, limit: pageSize,
        });
        return { total: page.total, records: (await asChoosable(transaction, page.records)).map(candidateToWire) };
      });
    },

    libraryFeature: async (_request, context) => {
      callerOf(context);
      return { libraryState: 'new_library' };
    },

    effectiveStandard: async (request, context) => {
      permitted(context, 'create');
      const standard = isHandled(request.docType)
        ? await store.transaction(async (transaction) => standardFor(transaction, request.docType, request.fkCorpCore, request.fkFinance))
        : undefined;
      if (!standard) throw new Refusal('NOT_FOUND');
      return {
        fkStdSnapshotVersionEffect: standard.snapshotVersion,
        categories: standard.categories.map((category) => ({ categoryName: category.name, docUploadStage: category.stage, required: category.required })),
      };
    },
  };
}
