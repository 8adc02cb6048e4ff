import type { MadeFile } from '../made-file.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { StandardOffer } from '../../../domain/evidence/standards/standard-offer.ts';

/** For what a list of documents is wanted: a choice for one funder and core enterprise, or a package. */
export type StandardPlace =
  | {
      readonly book: OpenBook;
      readonly coreEnterpriseId: string;
      readonly funderId: string;
      /** The root product of an ABS asset; empty of others. */ readonly productType: string;
    }
  | { readonly book: OpenBook; readonly packageId: string };

/** Which template: of a category of the standard, or one of those of a package's material. */
export type TemplateSelection =
  | { readonly categoryId: string }
  | { readonly materialId: string; readonly fileId: string };

/** What a funder asks for, to be taken home (document 2, sections 7 and 8). */
export interface MaterialStandards {
  /** Whether the list and its templates can be had, or why not. */
  offer(place: StandardPlace, signal?: AbortSignal): Promise<StandardOffer>;
  list(place: StandardPlace): Promise<MadeFile>;
  /** Filled in with what is known of the place. */
  template(place: StandardPlace, wanted: TemplateSelection): Promise<MadeFile>;
}
