import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { PackageFilter } from './package-list.ts';

/** All packages that a filter finds, without pages (document 2, section 7). */
export interface WholeList {
  /** Newest first. Faults as refused where the back end finds too many to give at once. */
  all(scope: ListScope, filter: PackageFilter, signal?: AbortSignal): Promise<readonly EvidencePackage[]>;
}
