import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { PackageFilter } from './package-list.ts';

/** All packages that a filter selects, without paging (document 2, section 7). */
export interface UnpagedPackages {
  /** The newest first. Faults with `refused` where there are too many for one answer. */
  all(scope: ListScope, filter: PackageFilter, signal?: AbortSignal): Promise<readonly EvidencePackage[]>;
}
