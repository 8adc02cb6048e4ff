import type { EvidencePackage, PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';

/** Relating further businesses to a package that was handed in (document 2, section 7; checklist F-233 to F-235). */
export interface PackageRelating {
  /** What may be related to it now; none where nothing fits. */
  offered(docDatumId: string): Promise<readonly PackagedBusiness[]>;
  /** Relates them, guarded by the version last seen; whether it was done. `key` makes pressing twice one. Faults where it cannot be known. */
  relate(seen: EvidencePackage, ids: readonly string[], key: string): Promise<boolean>;
}
