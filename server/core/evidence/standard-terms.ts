import * as v from 'valibot';
import { docTypes } from '../../../src/domain/products/shared/doc-type.ts';
import { books } from '../../../src/domain/evidence/shared/books.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { standardOffer, standardRoad, type StandardFacts, type StandardOffer, type StandardRoad } from '../../../src/domain/evidence/standards/standard-offer.ts';
import { compareMoney } from '../../../src/domain/money/money.ts';
import { standardFor } from './candidates-desk.ts';
import { libraryState } from './library-state.ts';
import type { StandardRecord } from '../records.ts';
import type { Transaction } from '../store.ts';

/** Under which name the platform's terms of giving standards out are kept. */
export const standardTermsFact = 'standard-terms';

const standardTerms = v.object({
  /** Products of which the finance-file switch is not "1". */
  switchedOff: v.array(v.picklist(docTypes)),
  /** Root products of ABS that are open. */
  rootProducts: v.array(v.string()),
  /** Funders whose standards are still those from before the new library. */
  oldRoadFunders: v.array(v.string()),
  /** Whether standards from before are given out. */
  oldProvided: v.boolean(),
  /** Whether pictures that are not clear are flagged. */
  clarity: v.optional(v.boolean(), true),
  /** Whether words that a machine marked are shown. */
  marks: v.optional(v.boolean(), true),
  /** Whether machines read documents. */
  reading: v.optional(v.boolean(), true),
});
export type StandardTerms = v.InferOutput<typeof standardTerms>;

/** What holds where the platform has said nothing: all is given out. */
const usualTerms: StandardTerms = { switchedOff: [], rootProducts: ['ABS_POOL', 'ABS_SINGLE'], oldRoadFunders: [], oldProvided: true, clarity: true, marks: true, reading: true };

export async function termsOfStandards(transaction: Transaction): Promise<StandardTerms> {
  return v.parse(v.fallback(standardTerms, usualTerms), await transaction.facts.read(standardTermsFact));
}

export interface StandardAsked {
  readonly book: OpenBook;
  readonly fkCorpCore: string;
  readonly fkFinance: string;
  /** Of an ABS asset its root product; empty of others. */
  readonly productType: string;
}

export function roadOf({ oldRoadFunders }: StandardTerms, fkFinance: string): StandardRoad {
  return standardRoad({ libraryState, routedToNew: !oldRoadFunders.includes(fkFinance) });
}

/** Whether a standard asks for something: one that does not is as good as none. */
export function isPublished(standard: StandardRecord | undefined): standard is StandardRecord {
  return standard !== undefined && standard.categories.length > 0;
}

export async function standardFacts(transaction: Transaction, { book, fkCorpCore, fkFinance }: StandardAsked, known?: StandardRecord): Promise<StandardFacts> {
  const { docType } = books[book];
  const [terms, limits, standard] = [await termsOfStandards(transaction), await transaction.limits.ofCore(fkCorpCore), known ?? (await standardFor(transaction, book, fkCorpCore, fkFinance))];
  return {
    switchedOn: !terms.switchedOff.includes(docType),
    limits: limits.map((each) => ({ docType: each.docType, fkFinance: each.fkFinance, open: compareMoney(each.used, each.limit) < 0 })),
    // Of a core enterprise that has been given no limits at all nobody says who takes its bills.
    funders: docType === 'BAB' && limits.length > 0 ? limits.filter((each) => each.docType === 'BAB').map((each) => each.fkFinance) : undefined,
    rootProducts: docType === 'ABS' ? terms.rootProducts : undefined,
    provided: roadOf(terms, fkFinance) === 'new' || terms.oldProvided,
    published: isPublished(standard),
  };
}

/** Whether the list and its templates are given out, by the same rule as the portal's own. */
export async function offerOf(transaction: Transaction, asked: StandardAsked, known?: StandardRecord): Promise<StandardOffer> {
  const place = { docType: books[asked.book].docType, fkFinance: asked.fkFinance, productType: asked.productType };
  return standardOffer(place, await standardFacts(transaction, asked, known));
}
