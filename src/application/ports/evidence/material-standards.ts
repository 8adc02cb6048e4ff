import type { GeneratedFile } from '../generated-file.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { StandardOffer } from '../../../domain/evidence/standards/standard-offer.ts';

/** Context of a list of required documents: a funder and a core enterprise, or a package. */
export type StandardPlace =
  | {
      readonly book: OpenBook;
      readonly coreEnterpriseId: string;
      readonly funderId: string;
      /** Root product of an ABS asset; empty for others. */ readonly productType: string;
    }
  | { readonly book: OpenBook; readonly packageId: string };

/** A template: that of a category of the standard, or one of those of a package's material. */
export type TemplateSelection =
  | { readonly categoryId: string }
  | { readonly materialId: string; readonly fileId: string };

/** Downloads of the documents that a funder requires: the list and templates (document 2, sections 7 and 8). */
export interface MaterialStandards {
  /** Whether the list and its templates are available, or why not. */
  offer(place: StandardPlace, signal?: AbortSignal): Promise<StandardOffer>;
  list(place: StandardPlace): Promise<GeneratedFile>;
  /** The template, filled in with the known data of the context. */
  template(place: StandardPlace, wanted: TemplateSelection): Promise<GeneratedFile>;
}
