import type { CandidateFilter, CandidatePage } from '../../../domain/evidence/selection/candidate.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../../domain/evidence/shared/shelf.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';

/** A material that a funder will ask for. */
export interface ExpectedMaterial {
  readonly name: string;
  readonly stage: UploadStage;
  readonly required: boolean;
  /** The category of which a template can be had; undefined where there is none. */
  readonly templateOf: string | undefined;
  /** That template is edited before it is signed. */
  readonly templateEdited?: boolean;
}

/** Which candidates of a shelf: those for a new package, or those that owe their invoices (document 2, section 5). */
export interface CandidateShelf extends Shelf {
  readonly blank?: boolean;
}

/** What packages may be made for, and what a funder asks for it (document 2, section 7). */
export interface CandidateList {
  /**
   * Page from 1. Of a shelf that has them also those that were passed on in a blank package, and owe their invoices;
   * none of any other.
   */
  page(
    shelf: CandidateShelf,
    filter: CandidateFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<CandidatePage>;
  expectedMaterials(book: OpenBook, coreEnterpriseId: string, funderId: string): Promise<readonly ExpectedMaterial[]>;
}
