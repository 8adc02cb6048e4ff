import type { CandidateFilter, CandidatePage } from '../../../domain/evidence/selection/candidate.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../../domain/evidence/shared/shelf.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';

/** A material that a funder will require. */
export interface ExpectedMaterial {
  readonly name: string;
  readonly stage: UploadStage;
  readonly required: boolean;
  /** Category that has a template; undefined where there is none. */
  readonly templateOf: string | undefined;
  /** Whether the template has to be edited before it is signed. */
  readonly templateEdited?: boolean;
}

/**
 * Candidates of a shelf. `blank`: those that were passed on in a blank package and still lack their invoices, instead
 * of those for a new package (document 2, section 5).
 */
export interface CandidateShelf extends Shelf {
  readonly blank?: boolean;
}

/** Businesses from which packages can be created, and the materials that a funder requires (document 2, section 7). */
export interface CandidateList {
  /** One page of candidates; pages count from 1. Empty for `blank` on a shelf without blank packages. */
  page(
    shelf: CandidateShelf,
    filter: CandidateFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<CandidatePage>;
  expectedMaterials(book: OpenBook, coreEnterpriseId: string, funderId: string): Promise<readonly ExpectedMaterial[]>;
}
