import { creditToWire } from '../../../src/contract/documented/evidence/candidates/credit-candidates.ts';
import { estReceivableToWire } from '../../../src/contract/documented/evidence/candidates/est-candidates.ts';
import { bookOfDocType, bookPolicies, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { asChoosable } from './free-candidates.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { checkOffered } from './offered-books.ts';
import { permitted } from './ownership.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { CandidateRecord, StandardRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { CandidateQuery, Transaction } from '../store.ts';

/** The standard in force for a funder and a core enterprise: theirs, else the funder's, else the product's. */
export async function standardFor(transaction: Transaction, book: OpenBook, fkCorpCore: string, fkFinance: string): Promise<StandardRecord | undefined> {
  const all = (await transaction.standards.all()).filter((standard) => standard.book === book);
  const of = (core: string, finance: string) => all.find((standard) => standard.fkCorpCore === core && standard.fkFinance === finance);
  return of(fkCorpCore, fkFinance) ?? of('*', fkFinance) ?? of('*', '*');
}

const values = (text: string | undefined): readonly string[] | undefined => text?.split(',').filter((each) => each !== '');

interface Asked extends Omit<CandidateQuery, 'pkCorp' | 'book' | 'offset' | 'limit'> {
  readonly page: number | undefined;
  readonly pageSize: number | undefined;
}

/** What packages may be made for, and what a funder asks for it (document 2, section 7). */
export function candidatesDesk({ store }: Parts): Desk<'candidates' | 'estCandidates' | 'libraryFeature' | 'effectiveStandard'> {
  const candidatesOf = async (book: OpenBook, context: CallContext, { page = 1, pageSize = 100, ...query }: Asked): Promise<{ readonly total: number; readonly records: readonly CandidateRecord[] }> => {
    const caller = permitted(context, 'create');
    return store.transaction(async (transaction) => {
      await checkOffered(transaction, caller, book);
      const found = await transaction.candidates.page({ ...query, pkCorp: caller.user.pkCorp, book, offset: (page - 1) * pageSize, limit: pageSize });
      return { total: found.total, records: await asChoosable(transaction, found.records) };
    });
  };

  return {
    candidates: async (request, context) => {
      const { total, records } = await candidatesOf('credit', context, {
        states: values(request.creditStates), businessTypes: values(request.creditBusiTypes), productType: request.creditProductType, counterparty: request.corpNameCp, page: request.page, pageSize: request.pageSize,
      });
      return { total, records: records.map(creditToWire) };
    },

    estCandidates: async (request, context) => {
      const { total, records } = await candidatesOf('est', context, {
        states: [bookPolicies.est.choosableState], businessTypes: values(request.busiTypes), productType: undefined, counterparty: request.corpNameCp, page: request.page, pageSize: request.pageSize,
      });
      return { total, records: records.map(estReceivableToWire) };
    },

    libraryFeature: async (_request, context) => {
      callerOf(context);
      return { libraryState: 'new_library' };
    },

    effectiveStandard: async (request, context) => {
      const caller = permitted(context, 'create');
      const book = bookOfDocType(request.docType);
      const standard = book && (await store.transaction(async (transaction) => {
        await checkOffered(transaction, caller, book);
        return standardFor(transaction, book, request.fkCorpCore, request.fkFinance);
      }));
      if (!standard) throw new Refusal('NOT_FOUND');
      return {
        fkStdSnapshotVersionEffect: standard.snapshotVersion,
        categories: standard.categories.map((category) => ({ categoryName: category.name, docUploadStage: category.stage, required: category.required })),
      };
    },
  };
}
