import { bookFromWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import type { CandidatesAsked } from '../../../src/contract/documented/evidence/candidates/candidate-calls.ts';
import {
  blankSources,
  candidateLists,
  candidateSources,
} from '../../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import type { CandidatePage } from '../../../src/domain/evidence/selection/candidate.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { availableCandidates } from './available-candidates.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { checkOffered } from './offered-books.ts';
import { libraryState } from './library-state.ts';
import { ownShelf, permittedCaller } from './ownership.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { StandardRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

/**
 * Returns a function that finds the standard in force of a book for a core enterprise and a funder: their own, else the
 * funder's, else the product's. The standards are read once for any number of lookups.
 */
export async function standardsFor(
  transaction: Transaction,
  book: OpenBook,
): Promise<(fkCorpCore: string, fkFinance: string) => StandardRecord | undefined> {
  const all = (await transaction.standards.all()).filter(
    (standard) => standard.book === book && standard.supersededBy === undefined,
  );
  const of = (core: string, finance: string) =>
    all.find((standard) => standard.fkCorpCore === core && standard.fkFinance === finance);
  return (fkCorpCore, fkFinance) => of(fkCorpCore, fkFinance) ?? of('*', fkFinance) ?? of('*', '*');
}

/** As `standardsFor`, for one core enterprise and funder. */
export async function standardFor(
  transaction: Transaction,
  book: OpenBook,
  fkCorpCore: string,
  fkFinance: string,
): Promise<StandardRecord | undefined> {
  return (await standardsFor(transaction, book))(fkCorpCore, fkFinance);
}

type CandidateCalls = keyof typeof candidateLists;

/** Candidates for packages, and the standards that funders require (document 2, section 7). */
export function candidatesDesk({ store }: Parts): Desk<CandidateCalls | 'libraryFeature' | 'effectiveStandard'> {
  /** Candidates of the caller's shelf. Refuses with NOT_PERMITTED a call that does not belong to the caller's side. */
  const pageOfCandidates =
    (name: CandidateCalls, context: CallContext) =>
    async ({ book, filter, page, pageSize, states }: CandidatesAsked): Promise<CandidatePage> => {
      const caller = permittedCaller(context, 'create');
      const shelf = ownShelf(caller, book);
      if (
        ![candidateSources, blankSources].some(
          (sources) => sources[book]?.[shelf.side]?.call === candidateLists[name].call,
        )
      )
        throw new Refusal('NOT_PERMITTED');
      const { choosableState, spentStates } = policyOf(book);
      const nonEmpty = (value: string): string | undefined => (value === '' ? undefined : value);
      const query = {
        ...shelf,
        pkCorp: caller.user.pkCorp,
        states: states ?? [choosableState, ...spentStates],
        businessTypes: filter.businessTypes.length > 0 ? filter.businessTypes : undefined,
        productType: nonEmpty(filter.productType),
        counterparty: nonEmpty(filter.counterparty),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      };
      return store.transaction(async (transaction) => {
        await checkOffered(transaction, caller, book);
        const { total, records } = await transaction.candidates.page(query);
        return { total, rows: await availableCandidates(transaction, records) };
      });
    };

  return {
    candidates: async (request, context) =>
      candidateLists.candidates.serve(request, pageOfCandidates('candidates', context)),
    candidatesByCore: async (request, context) =>
      candidateLists.candidatesByCore.serve(request, pageOfCandidates('candidatesByCore', context)),
    blankCandidates: async (request, context) =>
      candidateLists.blankCandidates.serve(request, pageOfCandidates('blankCandidates', context)),
    firstTradeCandidates: async (request, context) =>
      candidateLists.firstTradeCandidates.serve(request, pageOfCandidates('firstTradeCandidates', context)),
    firstTradeCandidatesByCore: async (request, context) =>
      candidateLists.firstTradeCandidatesByCore.serve(request, pageOfCandidates('firstTradeCandidatesByCore', context)),
    estCandidates: async (request, context) =>
      candidateLists.estCandidates.serve(request, pageOfCandidates('estCandidates', context)),
    estpCandidates: async (request, context) =>
      candidateLists.estpCandidates.serve(request, pageOfCandidates('estpCandidates', context)),
    ejtCandidates: async (request, context) =>
      candidateLists.ejtCandidates.serve(request, pageOfCandidates('ejtCandidates', context)),
    ejtCandidatesByCore: async (request, context) =>
      candidateLists.ejtCandidatesByCore.serve(request, pageOfCandidates('ejtCandidatesByCore', context)),
    sccpCandidates: async (request, context) =>
      candidateLists.sccpCandidates.serve(request, pageOfCandidates('sccpCandidates', context)),
    edtCandidates: async (request, context) =>
      candidateLists.edtCandidates.serve(request, pageOfCandidates('edtCandidates', context)),
    absCandidates: async (request, context) =>
      candidateLists.absCandidates.serve(request, pageOfCandidates('absCandidates', context)),

    libraryFeature: async (_request, context) => {
      callerOf(context);
      return { libraryState };
    },

    effectiveStandard: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const book = bookFromWire(request);
      const standard =
        book &&
        (await store.transaction(async (transaction) => {
          await checkOffered(transaction, caller, book);
          return standardFor(transaction, book, request.fkCorpCore, request.fkFinance);
        }));
      if (!standard) throw new Refusal('NOT_FOUND');
      return {
        fkStdSnapshotVersionEffect: standard.snapshotVersion,
        categories: standard.categories.map((category) => ({
          categoryName: category.name,
          docUploadStage: category.stage,
          required: category.required,
          docStdCategoryId: category.docStdCategoryId,
          hasTemplate: category.templateFiles.length > 0,
          templateEdited: category.templatesEdited === true,
        })),
      };
    },
  };
}
