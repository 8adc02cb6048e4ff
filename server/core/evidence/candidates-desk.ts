import { bookFromWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import type { CandidatesAsked } from '../../../src/contract/documented/evidence/candidates/candidate-calls.ts';
import {
  blankSources,
  candidateLists,
  candidateSources,
} from '../../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import type { CandidatePage } from '../../../src/domain/evidence/selection/candidate.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { asChoosable } from './free-candidates.ts';
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
 * Finds the standard in force of a book for a funder and a core enterprise: theirs, else the funder's, else the
 * product's. For whoever asks about many at once.
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

/** The same of one. */
export async function standardFor(
  transaction: Transaction,
  book: OpenBook,
  fkCorpCore: string,
  fkFinance: string,
): Promise<StandardRecord | undefined> {
  return (await standardsFor(transaction, book))(fkCorpCore, fkFinance);
}

type CandidateCalls = keyof typeof candidateLists;

/** What packages may be made for, and what a funder asks for it (document 2, section 7). */
export function candidatesDesk({ store }: Parts): Desk<CandidateCalls | 'libraryFeature' | 'effectiveStandard'> {
  /**
   * Candidates of the caller's shelf; refuses with NOT_PERMITTED a call by which those of the caller's side do not
   * come.
   */
  const found =
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
      const wanted = (value: string): string | undefined => (value === '' ? undefined : value);
      const query = {
        ...shelf,
        pkCorp: caller.user.pkCorp,
        states: states ?? [choosableState, ...spentStates],
        businessTypes: filter.businessTypes.length > 0 ? filter.businessTypes : undefined,
        productType: wanted(filter.productType),
        counterparty: wanted(filter.counterparty),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      };
      return store.transaction(async (transaction) => {
        await checkOffered(transaction, caller, book);
        const { total, records } = await transaction.candidates.page(query);
        return { total, rows: await asChoosable(transaction, records) };
      });
    };

  return {
    candidates: async (request, context) => candidateLists.candidates.serve(request, found('candidates', context)),
    candidatesByCore: async (request, context) =>
      candidateLists.candidatesByCore.serve(request, found('candidatesByCore', context)),
    blankCandidates: async (request, context) =>
      candidateLists.blankCandidates.serve(request, found('blankCandidates', context)),
    firstTradeCandidates: async (request, context) =>
      candidateLists.firstTradeCandidates.serve(request, found('firstTradeCandidates', context)),
    firstTradeCandidatesByCore: async (request, context) =>
      candidateLists.firstTradeCandidatesByCore.serve(request, found('firstTradeCandidatesByCore', context)),
    estCandidates: async (request, context) =>
      candidateLists.estCandidates.serve(request, found('estCandidates', context)),
    estpCandidates: async (request, context) =>
      candidateLists.estpCandidates.serve(request, found('estpCandidates', context)),
    ejtCandidates: async (request, context) =>
      candidateLists.ejtCandidates.serve(request, found('ejtCandidates', context)),
    ejtCandidatesByCore: async (request, context) =>
      candidateLists.ejtCandidatesByCore.serve(request, found('ejtCandidatesByCore', context)),
    sccpCandidates: async (request, context) =>
      candidateLists.sccpCandidates.serve(request, found('sccpCandidates', context)),
    edtCandidates: async (request, context) =>
      candidateLists.edtCandidates.serve(request, found('edtCandidates', context)),
    absCandidates: async (request, context) =>
      candidateLists.absCandidates.serve(request, found('absCandidates', context)),

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
